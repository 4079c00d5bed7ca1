// undici types its front door only; these are its own types for the side doors that undici.ts uses.
declare module 'undici/lib/dispatcher/client.js' {
  export { Client as default } from 'undici';
}
