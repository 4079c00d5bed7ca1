import { usdText } from '../payments/usd.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-price-mismatch',
  severity: 'error',
  stop: false,
  text: 'A paid tool asks for more than the price that it states.',
  fix: 'Ask for the price that description and _meta state, or state the price that is asked.',
  fires:
    'Even the cheapest option of a payment request is above the stated price, in assets whose decimals are known.',
  spares:
    'Requests with an option in an asset that is not in the table, and tools that state no price in dollars.',
  needs: 'payment',
  judge({ payments }) {
    return payments.flatMap(({ where, stated, asked }) => {
      const price = stated?.usd ?? null;
      if (stated === null || price === null || asked.length === 0) return [];
      const prices = asked.map(({ usd }) => usd);
      if (!prices.every((usd) => usd !== null && usd > price)) return [];
      const shown = prices.map((usd) => usdText(usd ?? 0n)).join(' or ');
      return [{ where, text: `asks ${shown}, states ${stated.text}` }];
    });
  },
});
