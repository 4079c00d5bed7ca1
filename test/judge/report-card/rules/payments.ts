import type { PaymentRequest } from '../../../../src/observation/served.ts';
import { type Input, tool } from '../facts.ts';
import type { Table } from './table.ts';

const BASE_USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const SEPOLIA_USDC = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

type Option = Record<string, unknown>;
const usdc = (amount: string, own: Option = {}): Option => ({
  scheme: 'exact',
  network: 'eip155:8453',
  amount,
  asset: BASE_USDC,
  payTo: '0x0000000000000000000000000000000000000001',
  ...own,
});
const testnet = (amount: string, own: Option = {}) =>
  usdc(amount, { network: 'eip155:84532', asset: SEPOLIA_USDC, ...own });
const v1 = ({ amount, ...rest }: Option): Option => ({ ...rest, maxAmountRequired: amount });
const required = (version: number, ...accepts: Option[]) => ({ x402Version: version, accepts });

/** A call of a tool that was answered by a request for payment. */
const asks = (
  value: unknown,
  own: Record<string, unknown>,
  where: PaymentRequest['where'] = 'result',
): Input => ({
  served: {
    tools: [tool(own)],
    payments: [
      {
        where,
        tool: 'get_forecast',
        step: 'tools/call',
        status: where === 'http_402' ? 402 : 200,
        value,
        challenges: null,
      },
    ],
  },
});
const result = (document: unknown) => ({ isError: true, structuredContent: document });
const stating = (text: string) => ({ description: `The forecast for a place. ${text}` });
const CHEAP = stating('Costs $0.01 per call.');

const mpp = {
  code: -32042,
  message: 'Payment Required',
  data: {
    httpStatus: 402,
    challenges: [{ id: '1', method: 'tempo', request: { amount: '9', currency: 'usd' } }],
  },
};
const visit = {
  code: -32042,
  message: 'Visit',
  data: { elicitations: [{ mode: 'url', url: 'https://host.example/pay' }] },
};

export const PAYMENTS: Table<'mcp-price-mismatch' | 'mcp-price-unstated' | 'mcp-testnet-payment'> =
  {
    'mcp-price-mismatch': {
      fires: {
        'x402 version 2': asks(result(required(2, usdc('20000'))), CHEAP),
        'one atomic unit more': asks(result(required(2, usdc('10001'))), CHEAP),
        'x402 version 1 by the name of its network': asks(
          {
            isError: true,
            content: [
              {
                type: 'text',
                text: JSON.stringify({
                  'x402/error': {
                    code: 402,
                    data: required(1, v1(usdc('50000', { network: 'base' }))),
                  },
                }),
              },
            ],
          },
          CHEAP,
        ),
        'a JSON-RPC error of the old text': asks(
          { code: 402, data: required(1, v1(usdc('50000', { network: 'base' }))) },
          CHEAP,
          'rpc_error',
        ),
        'a price in _meta': asks(
          {
            isError: true,
            _meta: { 'x402/error': required(1, v1(usdc('30000', { network: 'base' }))) },
          },
          { _meta: { 'agents-x402/priceUSD': 0.02 } },
        ),
        'the largest amount that a contract can hold': asks(
          result(required(2, usdc(String(2n ** 256n - 1n)))),
          CHEAP,
        ),
        'a price in thousands': asks(
          result(required(2, usdc('1000000001'))),
          stating('Costs $1,000 per call.'),
        ),
        'the price of a call beside that of a plan': asks(
          result(required(2, usdc('20000'))),
          stating('The Pro plan costs $5/month. Each call costs $0.01.'),
        ),
        'every option above the price': asks(
          result(required(2, usdc('20000'), testnet('30000'))),
          CHEAP,
        ),
        'an address in another case': asks(
          result(required(2, usdc('20000', { asset: BASE_USDC.toLowerCase() }))),
          CHEAP,
        ),
      },
      spares: {
        'the stated price': asks(result(required(2, usdc('10000'))), CHEAP),
        'a number in _meta that has no binary form': asks(result(required(2, usdc('300000'))), {
          _meta: { 'agents-x402/priceUSD': 0.3 },
        }),
        'a small number in _meta': asks(result(required(2, usdc('1'))), {
          _meta: { priceUSD: 1e-6 },
        }),
        'a price in thousands': asks(
          result(required(2, usdc('1000000000'))),
          stating('Costs $1,000 per call.'),
        ),
        'a price in another currency': asks(
          result(required(2, usdc('20000'))),
          stating('Costs €0.01 per call.'),
        ),
        'less than stated': asks(result(required(2, usdc('9999'))), CHEAP),
        'one option at the price': asks(
          result(required(2, usdc('20000'), testnet('10000'))),
          CHEAP,
        ),
        'an asset that is not known': asks(
          result(required(2, usdc('20000', { asset: '0x01' }))),
          CHEAP,
        ),
        'a network that is not known': asks(
          result(required(2, usdc('20000', { network: 'eip155:99999' }))),
          CHEAP,
        ),
        'no stated price': asks(result(required(2, usdc('20000'))), {}),
        'an amount that is no whole number': asks(result(required(2, usdc('0.02'))), CHEAP),
        'a challenge whose unit is not known': asks(mpp, CHEAP, 'rpc_error'),
        'no payment': {},
      },
    },
    'mcp-price-unstated': {
      fires: {
        'x402 version 2': asks(result(required(2, usdc('10000'))), {}),
        'x402 version 1': asks(
          { code: 402, data: required(1, v1(usdc('10000', { network: 'base' }))) },
          {},
          'rpc_error',
        ),
        MPP: asks(mpp, {}, 'rpc_error'),
        'a bare 402': asks(null, {}, 'http_402'),
        'the price of a plan': asks(
          result(required(2, usdc('10000'))),
          stating('Included in the plan at $5/month.'),
        ),
        'an amount in _meta that names no currency': asks(result(required(2, usdc('10000'))), {
          _meta: { price: { amount: '20000' } },
        }),
        'a number that is no price': asks(
          result(required(2, usdc('10000'))),
          stating('Covers 7 days.'),
        ),
      },
      spares: {
        'dollars per call': asks(result(required(2, usdc('10000'))), CHEAP),
        USDC: asks(result(required(2, usdc('500000'))), stating('Price: 0.5 USDC.')),
        'a price without a leading zero': asks(
          result(required(2, usdc('10000'))),
          stating('Costs $.01 per call.'),
        ),
        ...Object.fromEntries(
          [
            '$0.02 per API call',
            '$0.02 per 1,000 tokens',
            '0.02 USD / image',
            'USDC 0.02 a call',
            'Costs €0.02 per call',
            '10 credits per request',
            '2¢/call',
            'Hour by hour ($0.02).',
            'Hour by hour [0.02 USD]',
          ].map((text) => [text, asks(result(required(2, usdc('10000'))), stating(text))]),
        ),
        ...Object.fromEntries(
          [
            { pricePerCall: '$0.02' },
            { price_per_request_usd: 0.02 },
            { price: '$0.02 per call' },
            { price: { amount: '0.02', currency: 'USDC' } },
            { vendor: { price: 0.02 } },
            { price: { usd: 0.02 } },
          ].map((_meta) => [
            JSON.stringify(_meta),
            asks(result(required(2, usdc('10000'))), { _meta }),
          ]),
        ),
        priceUSD: asks(result(required(2, usdc('10000'))), { _meta: { priceUSD: '0.01' } }),
        'a visit that is asked for under the same code': asks(visit, {}, 'rpc_error'),
        'no payment': {},
      },
    },
    'mcp-testnet-payment': {
      fires: {
        'a CAIP-2 id': asks(result(required(2, testnet('10000'))), CHEAP),
        'a name of version 1': asks(
          { code: 402, data: required(1, v1(testnet('10000', { network: 'base-sepolia' }))) },
          CHEAP,
          'rpc_error',
        ),
        'two test networks': asks(
          result(
            required(
              2,
              testnet('10000'),
              usdc('10000', { network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }),
            ),
          ),
          CHEAP,
        ),
      },
      spares: {
        'a main network': asks(result(required(2, usdc('10000'))), CHEAP),
        'a main network among them': asks(
          result(required(2, testnet('10000'), usdc('10000'))),
          CHEAP,
        ),
        'a network that is not known': asks(
          result(required(2, usdc('10000', { network: 'eip155:99999' }))),
          CHEAP,
        ),
        'an id that only begins like one': asks(
          result(required(2, testnet('10000', { network: 'eip155:845321' }))),
          CHEAP,
        ),
        'no options': asks(null, CHEAP, 'http_402'),
        'no payment': {},
      },
    },
  };
