import type { FornecedorVivo } from '#fornecedor'

import type { ContextoComprador } from './contexto.ts'

interface Perguntadas {
  tags: ReadonlySet<string>
  /** Ways to pay that the supplier has, or that a policy names. */
  formas: ReadonlySet<string>
}

const perguntadas = new WeakMap<FornecedorVivo, Perguntadas>()

/** What a policy or a combo of the supplier asks for: of other tags and ways to pay no answer knows, whatever is sent. */
function listPerguntadas(fornecedor: FornecedorVivo): Perguntadas {
  const known = perguntadas.get(fornecedor)
  if (known) return known
  const todas = {
    tags: new Set(
      [...fornecedor.politicas, ...fornecedor.combos].flatMap(({ condicoes }) => condicoes.tags ?? []),
    ),
    formas: new Set([
      ...fornecedor.formasPagamento.map(({ idformapagto }) => idformapagto),
      ...fornecedor.politicas.flatMap(({ condicoes }) => condicoes.idformapagto ?? []),
    ]),
  }
  perguntadas.set(fornecedor, todas)
  return todas
}

/** The way to pay that was named, if anything hangs on it. */
export function formaQueConta({ fornecedor, idformapagto }: ContextoComprador): string | null {
  const conta = fornecedor && idformapagto !== null && listPerguntadas(fornecedor).formas.has(idformapagto)
  return conta ? idformapagto : null
}

/**
 * All that an answer about products hangs on besides its address and what generations count: who asks as what, whether prices are seen, by
 * which policies, and which combos are for whoever asks (decision 0182). Null: without a supplier nothing is shared.
 */
export function assinaturaDe(contexto: ContextoComprador): string | null {
  const { fornecedor, podeVerPrecos, tags } = contexto
  if (!fornecedor) return null
  const asked = listPerguntadas(fornecedor)
  const contam = tags.filter((tag) => asked.tags.has(tag)).toSorted()
  return JSON.stringify([
    fornecedor.idfornecedor,
    contexto.papel,
    podeVerPrecos,
    contam,
    formaQueConta(contexto),
    contexto.tipoEntrega,
    contexto.canalVenda,
    contexto.hoje,
    contexto.uf,
    contexto.contribuinte,
  ])
}
