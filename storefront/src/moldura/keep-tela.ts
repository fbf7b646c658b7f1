import { data, type DataStrategyResult } from 'react-router'

import { showToast } from '@vitrine/ui'

/** What the router is told of a form without an answer: from 400 on it reads no data anew, which would only lose the page. */
const SEM_RESPOSTA = 503

/** From the first step on, pages that were seen stand between the router and the server (viagem/memoria.ts). */
let carry = (_request: Request, next: () => Promise<Resultados>) => next()
let viagem: Promise<unknown> | undefined

type Resultados = Record<string, DataStrategyResult>

/**
 * A form whose answer never came (no network, a proxy's error, a bug of ours) keeps its page and what was typed on it, and says so: whether it
 * arrived is not known (ux 1.7.4). A screen that can say it better catches it in its own `clientAction`.
 */
export async function keepTela(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  viagem ??= import('#viagem').then(
    (m) => (carry = m.carry),
    () => {},
  )
  const resultados = await carry(request, next)
  // One that gave way to another press, or to another page, waits for no answer.
  if (request.method !== 'GET' && !request.signal.aborted)
    for (const dado of Object.values(resultados))
      if (isMudo(dado)) {
        showToast('A resposta da loja não chegou. Verifique a internet e tente de novo.')
        Object.assign(dado, { type: 'data', result: data(undefined, SEM_RESPOSTA) })
      }
  return resultados
}

function isMudo({ type, result }: DataStrategyResult): boolean {
  // An error stands there with a status beside it, or alone; what a proxy says has a status of its own.
  const { data: erro = result, status = 0 } = Object(result) as { data?: unknown; status?: number }
  return type === 'error' && (erro instanceof Error || status >= 500)
}
