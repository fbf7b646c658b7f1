import type { PedidoAJulgar } from '@vitrine/rules/aprovacao'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { FatosAprovacao } from './fatos.repository.ts'

/** An order as the rules look at it, with the categories above those of its products. */
export function toPedidoAJulgar(
  { gastos, listas, pais }: Pick<FatosAprovacao, 'gastos' | 'listas' | 'pais'>,
  pedido: Omit<PedidoAJulgar, 'gastos' | 'listas'>,
): PedidoAJulgar {
  return {
    ...pedido,
    idcategorias: [...new Set(pedido.idcategorias.flatMap((id) => withPais(id, pais)))],
    gastos: Object.fromEntries(
      Object.entries(gastos).map(([codigo, valor]) => [codigo, fromCentavos(valor)]),
    ),
    listas,
  }
}

function withPais(id: string, pais: Readonly<Record<string, string>>): string[] {
  const cadeia = [id]
  for (let pai = pais[id]; pai && !cadeia.includes(pai); pai = pais[pai]) cadeia.push(pai)
  return cadeia
}
