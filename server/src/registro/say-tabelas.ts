import type { CampoMudado } from '@vitrine/contract'
import { formatPercentual, formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import type { EfeitoDoPreco } from '@vitrine/rules/politica'

/** Prices of a product in price tables, by the policy's id. */
type Tabelas = Readonly<Record<string, unknown>>

/** What became of a product's price in each table, by the table's name. */
export function sayTabelas(
  campo: string,
  { antes, depois }: { antes: Tabelas; depois: Tabelas },
  nomes: ReadonlyMap<string, string> | undefined,
): CampoMudado[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .filter((id) => JSON.stringify(antes[id]) !== JSON.stringify(depois[id]))
    .map((id) => ({
      campo: `${campo}: ${nomes?.get(id) ?? 'uma tabela que não existe mais'}`,
      antes: sayEfeito(antes[id]),
      depois: sayEfeito(depois[id]),
      oculto: false,
    }))
}

/** 'R$ 40,00; de 12 em diante: R$ 38,50'. Written by the contract's own schema. */
function sayEfeito(guardado: unknown): string | null {
  const { precofixo, percentual, descontoProgressivo, descontoProgressivoPercentual } = (guardado ??
    {}) as EfeitoDoPreco
  const ditos = [
    ...(precofixo === undefined ? [] : [formatPrecoUnitario(precofixo)]),
    ...(percentual === undefined ? [] : [sayPercentual(percentual)]),
    ...sayFaixas(descontoProgressivo, formatPrecoUnitario),
    ...sayFaixas(descontoProgressivoPercentual, sayPercentual),
  ]
  return ditos.join('; ') || null
}

function sayFaixas(faixas: Record<string, number> | undefined, say: (valor: number) => string): string[] {
  return Object.entries(faixas ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([quantidade, valor]) => `de ${formatQuantidade(Number(quantidade))} em diante: ${say(valor)}`)
}

const sayPercentual = (pontos: number) =>
  `${formatPercentual(Math.abs(pontos))}% de ${pontos < 0 ? 'desconto' : 'acréscimo'}`
