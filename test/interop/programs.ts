import { join } from 'node:path';
import { installed, type Recipe } from './installed.ts';

/** A server program: its arguments are a mode and a port. */
export type Program = [command: string, ...args: string[]];

async function pythonProgram(
  name: string,
  folder: string,
  requirements: string,
  script: string,
): Promise<Program> {
  const { source, target } = await installed({
    name,
    folder,
    files: [requirements],
    toolchain: ['python3', '--version'],
    steps: (venv) => [
      { command: ['python3', '-m', 'venv', venv] },
      {
        command: [
          join(venv, 'bin/python'),
          '-m',
          'pip',
          'install',
          '--quiet',
          '--no-input',
          '--disable-pip-version-check',
          // The list is whole: nothing comes along that it does not name.
          '--no-deps',
          '--requirement',
          requirements,
        ],
      },
    ],
  });
  return [join(target, 'bin/python'), join(source, script)];
}

/** The Python SDK, major version 1 or 2. */
export const pythonSdk = (major: 1 | 2): Promise<Program> =>
  pythonProgram(
    `python-sdk-${major}`,
    'python',
    `requirements-v${major}.txt`,
    `server_v${major}.py`,
  );

/** FastMCP for Python. */
export const fastMcpPython = (): Promise<Program> =>
  pythonProgram('fastmcp-python', 'fastmcp', 'requirements.txt', 'server.py');

const GO: Recipe = {
  name: 'go-sdk',
  folder: 'go',
  files: ['go.mod', 'go.sum', 'main.go'],
  toolchain: ['go', 'version'],
  steps: (target) => [
    { command: ['go', 'build', '-buildvcs=false', '-o', join(target, 'server'), '.'] },
  ],
};

/** The Go SDK. */
export async function goSdk(): Promise<Program> {
  const { target } = await installed(GO);
  return [join(target, 'server')];
}

const RUST: Recipe = {
  name: 'rust-sdk',
  folder: 'rust',
  files: ['Cargo.toml', 'Cargo.lock', 'src/main.rs'],
  toolchain: ['cargo', '--version'],
  steps: (target) => [
    { command: ['cargo', 'build', '--quiet', '--locked'], env: { CARGO_TARGET_DIR: target } },
  ],
};

/** The Rust SDK. */
export async function rustSdk(): Promise<Program> {
  const { target } = await installed(RUST);
  return [join(target, 'debug/interop-server')];
}
