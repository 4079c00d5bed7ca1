import type { TestProject } from 'vitest/node';
import {
  type Addresses,
  NEIGHBOURS,
  type Neighbour,
  startNeighbourhood,
} from './neighbourhood/neighbourhood.ts';

declare module 'vitest' {
  interface ProvidedContext {
    neighbourhood: Addresses;
  }
}

/** Starts every real server once a run; tests get the addresses with `inject('neighbourhood')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { urls, stop } = await startNeighbourhood(Object.keys(NEIGHBOURS) as Neighbour[]);
  project.provide('neighbourhood', urls);
  return stop;
}
