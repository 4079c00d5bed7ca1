import { describe, expect, it } from 'vitest';
import { parseInputs } from '../../actions/validate/inputs.ts';

const URL_INPUT = { INPUT_URL: 'https://mcp.example/mcp' };

describe('the inputs', () => {
  it('have defaults for all but the URL', () => {
    expect(parseInputs(URL_INPUT)).toEqual({
      urls: ['https://mcp.example/mcp'],
      command: null,
      checks: ['handshake', 'checkup'],
      failOn: 'failed',
      baseline: null,
      transport: null,
      allowPrivate: true,
      start: null,
      waitFor: 30,
      sarifFile: null,
      junitFile: null,
      jsonFile: null,
      summary: true,
    });
  });

  it('are read as the runner names them', () => {
    const inputs = parseInputs({
      INPUT_URL: ' http://a.example/\n\nhttp://b.example/ ',
      INPUT_CHECKS: 'Checkup,\nreport card',
      'INPUT_FAIL-ON': 'warning',
      INPUT_TRANSPORT: 'sse',
      'INPUT_ALLOW-PRIVATE': 'False',
      'INPUT_WAIT-FOR': '5',
      'INPUT_SARIF-FILE': 'out/a.sarif',
      INPUT_SUMMARY: 'false',
    });
    expect(inputs).toMatchObject({
      urls: ['http://a.example/', 'http://b.example/'],
      checks: ['checkup', 'report card'],
      failOn: 'warning',
      transport: 'sse',
      allowPrivate: false,
      waitFor: 5,
      sarifFile: 'out/a.sarif',
      summary: false,
    });
  });

  it.each([
    [{ INPUT_URL: '' }, 'Input url is empty'],
    [{ ...URL_INPUT, INPUT_COMMAND: 'node x' }, 'Input command excludes url and start'],
    [{ INPUT_COMMAND: 'node x', INPUT_START: 'node y' }, 'Input command excludes url and start'],
    [{ INPUT_URL: 'mcp.example' }, 'Input url holds "mcp.example"'],
    [{ ...URL_INPUT, INPUT_CHECKS: 'everything' }, 'Input checks is "everything"'],
    [{ ...URL_INPUT, 'INPUT_FAIL-ON': 'sometimes' }, 'Input fail-on is "sometimes"'],
    [{ ...URL_INPUT, INPUT_TRANSPORT: 'stdio' }, 'Input transport is "stdio"'],
    [{ ...URL_INPUT, 'INPUT_ALLOW-PRIVATE': 'yes' }, 'Input allow-private is "yes"'],
    [{ ...URL_INPUT, 'INPUT_WAIT-FOR': '1e3' }, 'Input wait-for is "1e3"'],
    [{ ...URL_INPUT, 'INPUT_WAIT-FOR': '0' }, 'Input wait-for is "0"'],
    [{ INPUT_URL: 'http://a/ http://b/', INPUT_BASELINE: 'x' }, 'Input baseline is of one server'],
    [
      { ...URL_INPUT, INPUT_BASELINE: 'x', INPUT_CHECKS: 'handshake' },
      'Input baseline is compared by the checkup',
    ],
  ])('refuse %j in one line', (env, message) => {
    expect(() => parseInputs(env)).toThrow(expect.objectContaining({ code: 'usage' }));
    expect(() => parseInputs(env)).toThrow(message);
  });
});
