import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-testnet-payment',
  severity: 'warning',
  stop: false,
  text: 'A paid tool takes payments on test networks only.',
  fix: 'Offer an option on a main network, or say that this is a server for tests.',
  fires: 'Every option that a payment request accepts is on a network known to be for tests.',
  spares: 'Requests with an option on a main network or on one that is not known.',
  needs: 'payment',
  judge({ payments }) {
    return payments.flatMap(({ where, asked }) => {
      const isTest = asked.length > 0 && asked.every(({ network }) => network?.kind === 'test');
      return isTest
        ? [{ where, text: asked.map(({ network }) => network?.name ?? '').join(', ') }]
        : [];
    });
  },
});
