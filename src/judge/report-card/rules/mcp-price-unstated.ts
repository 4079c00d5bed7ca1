import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-price-unstated',
  severity: 'warning',
  stop: false,
  text: 'A paid tool asks for a payment whose price it did not state before.',
  fix: 'State the price in the description of the tool or in its _meta: a policy decides before the call.',
  fires: 'A payment was asked for, and neither the description nor `_meta` states a price.',
  spares: 'Tools that state one in any of the known forms.',
  needs: 'payment',
  judge({ payments }) {
    return payments
      .filter(({ stated }) => stated === null)
      .map(({ where, tool }) => ({ where, text: tool ?? 'the server as a whole' }));
  },
});
