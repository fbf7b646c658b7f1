import type { FornecedorVivo } from '#fornecedor'

import type { ContextoComprador } from './contexto.ts'

const perguntadas = new WeakMap<FornecedorVivo, ReadonlySet<string>>()

/** Tags that a policy or a combo of the supplier asks for: of the others no answer knows. */
function listPerguntadas(fornecedor: FornecedorVivo): ReadonlySet<string> {
  const known = perguntadas.get(fornecedor)
  if (known) return known
  const deTodas = [...fornecedor.politicas, ...fornecedor.combos]
  const tags = new Set(deTodas.flatMap(({ condicoes }) => condicoes.tags ?? []))
  perguntadas.set(fornecedor, tags)
  return tags
}

/**
 * All that an answer about products hangs on besides its address and what generations count: who asks as what, whether prices are seen, by
 * which policies, and which combos are for whoever asks (decision 0182). Null: without a supplier nothing is shared.
 */
export function assinaturaDe(contexto: ContextoComprador): string | null {
  const { fornecedor, podeVerPrecos, tags, idformapagto } = contexto
  if (!fornecedor) return null
  const asked = listPerguntadas(fornecedor)
  const contam = tags.filter((tag) => asked.has(tag)).toSorted()
  return JSON.stringify([
    fornecedor.idfornecedor,
    contexto.papel,
    podeVerPrecos,
    contam,
    idformapagto,
    contexto.tipoEntrega,
    contexto.canalVenda,
    contexto.hoje,
    contexto.uf,
    contexto.contribuinte,
  ])
}
