import type { FornecedorVivo } from '#fornecedor'

import { toFrase, type Sinonimos } from './consulta.ts'

/** Made once for each state of a supplier: a new one comes with each change (createFornecedores). */
const feitos = new WeakMap<FornecedorVivo, Sinonimos>()

export function sinonimosOf(fornecedor: FornecedorVivo): Sinonimos {
  const known = feitos.get(fornecedor)
  if (known) return known
  const sinonimos = new Map(
    fornecedor.sinonimos.map(({ termo, sinonimos }) => [toFrase(termo), sinonimos.map(toFrase)]),
  )
  feitos.set(fornecedor, sinonimos)
  return sinonimos
}
