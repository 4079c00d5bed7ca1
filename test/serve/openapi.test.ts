import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../site/data.ts';
import { placeOf } from '../../site/href.ts';
import { openApi } from '../../site/openapi/openapi.ts';
import { OPERATIONS } from '../../site/openapi/service.ts';
import { type Answer, ask, atEnd, checked, press, probe, served } from './service.ts';
import { startTarget } from './target.ts';

const SERVICE = 'https://check.rollcall.example';
const site = (service: string | null) =>
  ({ place: placeOf('https://rollcall.example/a/'), service }) as Site;

describe('the OpenAPI file of a site with a service', () => {
  it('is valid, and has what is answered on demand at the address of the service', async () => {
    const file = openApi(site(SERVICE));
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(file)));
    expect([valid, errors]).toEqual([true, undefined]);
    for (const { path } of OPERATIONS) {
      expect(file.paths[path]).toMatchObject({ servers: [{ url: SERVICE }] });
    }
    const without = Object.keys(openApi(site(null)).paths);
    for (const { path } of OPERATIONS) expect(without).not.toContain(path);
  });

  it('describes what the service answers, to the last member', async () => {
    const target = await startTarget();
    atEnd(target.close);
    const service = await served();
    const begun = await press(service, target.url);
    const done = await checked(service, target.url);
    const answers: [id: string, answer: Answer][] = [
      ['check', begun],
      ['getCheck', done],
      ['check', await press(service, target.url)],
      ['probe', await probe(service, target.url)],
      ['probe', await probe(service, 'http://127.0.0.9:1/')],
      ['probe', await probe(service, 'nowhere')],
      ['check', await press(service, `${target.url}/other`)],
      ['getCheck', await ask(`${service.url}/api/v1/checks/AAAAAAAAAAAAAAAAAAAAAA`)],
    ];
    expect(answers.map(([, { status }]) => status)).toEqual([
      202, 200, 200, 200, 200, 400, 429, 404,
    ]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const [id, { status, json }] of answers) {
      const schema = OPERATIONS.find((one) => one.id === id)?.answers[status]?.schema;
      const validate = ajv.compile(schema ?? false);
      expect([validate(json), validate.errors]).toEqual([true, null]);
      expect(Object.keys(json).filter((name) => !(name in Object(schema?.properties)))).toEqual([]);
    }
  });
});
