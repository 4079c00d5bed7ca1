import { Fault } from '../../fault.ts';

/** Which model is asked, and where. */
export interface ModelSettings {
  /** The address of chat completions. */
  url: string;
  model: string;
  key: string | null;
}

/**
 * The settings of the optional model read, or null where none is asked for: ROLLCALL_MODEL_URL (the base
 * of an OpenAI-compatible API, or its chat completions), ROLLCALL_MODEL and, where one is needed,
 * ROLLCALL_MODEL_KEY. @throws Fault setting_invalid
 */
export function modelFrom(env: NodeJS.ProcessEnv): ModelSettings | null {
  const base = env.ROLLCALL_MODEL_URL ?? '';
  if (base === '') return null;
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new Fault('setting_invalid', 'ROLLCALL_MODEL_URL: expected an http(s) address');
  }
  const model = env.ROLLCALL_MODEL ?? '';
  if (model === '') {
    throw new Fault(
      'setting_invalid',
      'ROLLCALL_MODEL is not set: expected the name of the model to ask at ROLLCALL_MODEL_URL',
    );
  }
  const url = new URL(base);
  if (!url.pathname.endsWith('/chat/completions')) {
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  }
  return { url: url.href, model, key: env.ROLLCALL_MODEL_KEY || null };
}
