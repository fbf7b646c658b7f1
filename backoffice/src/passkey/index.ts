export { useTemPasskeys } from './use-passkeys.ts'
export { askPasskey, createPasskey } from './webauthn.ts'
