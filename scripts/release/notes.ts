/**
 * The section of a version in a changelog of Keep a Changelog's format, without its heading. Throws one
 * sentence when there is none, or nothing in it.
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## [${version}]`));
  const notes = section?.replace(/^.*\n/, '').trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has no section for ${version}`);
  return `${notes}\n`;
}

/** The version that a tag names. Throws one sentence when it is not the package's. */
export function taggedVersion(tag: string, version: string): string {
  if (tag === `v${version}`) return version;
  throw new Error(`the tag is ${tag}, but package.json says ${version}`);
}
