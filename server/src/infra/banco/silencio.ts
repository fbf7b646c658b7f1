import { BancoIndisponivel } from './portao.ts'

/** Starts to wait for an answer; call what it gives back once the answer is there. */
export type Watch = (onSilencio: (error: Error) => void) => () => void

const nobody = () => {}

/**
 * How long an answer of the database may take to come: PostgreSQL ends by itself what runs for too long (`statement_timeout`), so that
 * after `ms` the answer is lost (decision 0096). `onLost` hears of it before who waits does. With 0 ms nothing is waited for.
 */
export function createWatch(ms: number, onLost: () => void): Watch {
  if (ms === 0) return () => nobody
  return (onSilencio) => {
    const timer = setTimeout(() => {
      onLost()
      onSilencio(new BancoIndisponivel('SEM_RESPOSTA'))
    }, ms)
    return () => clearTimeout(timer)
  }
}
