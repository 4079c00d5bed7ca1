import fc from 'fast-check';
import { expect, it } from 'vitest';
import { junit } from '../../src/render/junit.ts';
import type { Row } from '../../src/render/result.ts';
import { hostileResult, result, row } from './results.ts';

const ROWS = [
  row(),
  row({ id: 'auth_metadata', level: 'warning', state: 'Observed risk' }),
  row({ id: 'latency_profile', level: 'pass', state: 'Verified' }),
  row({ id: 'tls_certificate', level: 'not_checked', state: 'Not checked' }),
];

it('is a suite a result and a case a row', () => {
  expect(junit([result(ROWS.slice(2))], 'failed')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Roll Call" tests="2" failures="0" errors="0" skipped="1">
  <testsuite name="checkup https://mcp.example/mcp" tests="2" failures="0" errors="0" skipped="1">
    <testcase classname="checkup https://mcp.example/mcp" name="latency_profile">
      <system-out>Verified: An item of the list is not an object.</system-out>
    </testcase>
    <testcase classname="checkup https://mcp.example/mcp" name="tls_certificate">
      <skipped message="An item of the list is not an object."/>
    </testcase>
  </testsuite>
</testsuites>
`,
  );
});

it.each([
  ['failed', 1],
  ['error', 1],
  ['risk', 2],
  ['warning', 2],
  ['never', 0],
] as const)('counts as failures what --fail-on %s counts', (failOn, failures) => {
  const xml = junit([result(ROWS)], failOn);
  expect(xml.match(/<failure /g) ?? []).toHaveLength(failures);
  expect(xml).toContain(`tests="4" failures="${failures}" errors="0" skipped="1"`);
});

/** The text with every tag and entity that this writer writes taken away. */
function left(xml: string): string {
  return xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
    .replace(/<(?:testsuites?|testcase|failure|skipped)(?: \w+="[^"<>]*")*\/?>/g, '')
    .replace(/<\/(?:testsuites?|testcase|failure|system-out)>|<system-out>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#91);/g, '');
}

it('holds no markup but its own, and only characters that XML has, whatever a server writes', () => {
  fc.assert(
    fc.property(hostileResult, (hostile) => {
      const xml = junit([hostile], 'warning');
      expect(left(xml)).not.toMatch(/[<>&]/);
      expect(xml).not.toMatch(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
      expect(xml).not.toMatch(/^\s*::|##\[/mu);
      expect(xml.match(/<testcase /g)).toHaveLength(hostile.rows.length);
    }),
    { numRuns: 500 },
  );
});

it('keeps a row whose place is known apart from the others of its rule', () => {
  const places: Row[] = [row({ where: '/tools/0' }), row({ where: '/tools/1' })];
  expect(junit([result(places)], 'failed').match(/name="tools_list \/tools\/\d"/g)).toHaveLength(2);
});
