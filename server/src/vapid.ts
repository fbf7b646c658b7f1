import { makeChaves } from './notificacao/chaves-vapid.ts'

/** `npm run vapid`: a new pair of keys, as the environment names them. */
const { publica, privada } = await makeChaves()
process.stdout.write(`VAPID_PUBLICA=${publica}\nVAPID_PRIVADA=${privada}\n`)
