import fc from 'fast-check';

/** Stands for the id of the request that is answered. */
export const ID = '\u0001ID\u0001';

const version = fc.constantFrom(
  '2024-11-05',
  '2025-06-18',
  '2026-07-28',
  '1999-01-01',
  '',
  7,
  null,
);
const id = fc.oneof(
  { weight: 8, arbitrary: fc.constant(ID) },
  fc.constantFrom(0, 1, -1, 1e21, 1.5, '', '1', null, true, []),
);
const code = fc.constantFrom(-32001, -32020, -32021, -32022, -32004, -32601, -32602, 401, 0, 'x');

const tool = fc.record(
  {
    name: fc.oneof(fc.string(), fc.constant('a')),
    inputSchema: fc.jsonValue(),
    title: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const result = fc.oneof(
  fc.constantFrom(
    { tools: [{ name: 'a', inputSchema: { type: 'object' } }] },
    { tools: [{ name: 'b' }], nextCursor: 'c' },
    { tools: [] },
  ),
  fc.record(
    {
      protocolVersion: version,
      supportedVersions: fc.oneof(fc.array(version), fc.jsonValue()),
      capabilities: fc.oneof(fc.constantFrom({}, { tools: {} }, null, []), fc.jsonValue()),
      serverInfo: fc.oneof(fc.constant({ name: 's', version: '1' }), fc.jsonValue()),
      tools: fc.oneof(fc.array(fc.oneof(tool, fc.jsonValue()), { maxLength: 4 }), fc.jsonValue()),
      nextCursor: fc.oneof(fc.constantFrom('', 'c', 'd', null, 3), fc.string()),
      resultType: fc.constantFrom('complete', 'input_required', 'task', '', null),
      _meta: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const error = fc.oneof(
  fc.record(
    {
      code,
      message: fc.oneof(
        fc.constantFrom('Unsupported protocol version: 2025-06-18'),
        fc.jsonValue(),
      ),
      data: fc.oneof(fc.record({ supported: fc.array(version) }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const reply = fc.record(
  { jsonrpc: fc.constantFrom('2.0', '2.0', '1.0', 2), id, result, error },
  { requiredKeys: [] },
);
const goodReply = fc.record({ jsonrpc: fc.constant('2.0'), id: fc.constant(ID), result });
const request = fc.record({
  jsonrpc: fc.constant('2.0'),
  id: fc.constantFrom(1, 's', null, ID),
  method: fc.oneof(fc.constantFrom('ping', 'sampling/createMessage', 'roots/list'), fc.string()),
  params: fc.jsonValue(),
});
const notification = fc.record({
  jsonrpc: fc.constant('2.0'),
  method: fc.oneof(fc.constant('notifications/tools/list_changed'), fc.jsonValue()),
});

const one = fc.oneof(
  { weight: 5, arbitrary: goodReply },
  { weight: 2, arbitrary: reply },
  request,
  notification,
  fc.jsonValue(),
);

/** A message, or something like one, as JSON. The id of a request stands in it as ID. */
export const messageText: fc.Arbitrary<string> = fc
  .oneof({ weight: 6, arbitrary: one }, fc.array(one, { maxLength: 3 }))
  .map((value) => JSON.stringify(value).replaceAll(JSON.stringify(ID), ID));
