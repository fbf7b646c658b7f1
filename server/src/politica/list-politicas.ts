import type { PoliticaGuardada } from '@vitrine/contract'
import { fromDecimilesimos } from '@vitrine/rules/dinheiro'

import { listGuardadas } from '#cadastro'
import type { Db } from '#infra'

import { cadastroPolitica } from './cadastro-politica.ts'
import { countDasTabelas, listAlvos, type ProdutoNomeadoRow } from './politica.repository.ts'

/** Policies as they stand, those that decide first; `qual`: that one alone. */
export async function listPoliticas(
  db: Db,
  idfornecedor: string,
  qual?: string,
): Promise<PoliticaGuardada[]> {
  const [guardadas, alvos] = await Promise.all([
    listGuardadas(db, cadastroPolitica, idfornecedor, qual ? [{ idpolitica: qual }] : null),
    listAlvos(db, idfornecedor, qual),
  ])
  const porId = new Map(alvos.map((alvo) => [alvo.idpolitica, alvo]))
  // Stores without a price table ask nothing.
  const isComTabela = guardadas.some(({ efeito }) => typeof efeito === 'object' && 'tabela' in efeito)
  const natabela = isComTabela ? await countDasTabelas(db, idfornecedor) : new Map<string, number>()
  return guardadas
    .map((guardada) => {
      const alvo = porId.get(guardada.idpolitica)
      return {
        // Written by the same contract's schema.
        ...(guardada as unknown as Omit<
          PoliticaGuardada,
          'produtosnomeados' | 'categoriasdosprodutos' | 'produtosnatabela'
        >),
        produtosnomeados: (alvo?.produtos ?? []).map(toNomeado),
        categoriasdosprodutos: alvo?.categorias ?? [],
        produtosnatabela: natabela.get(guardada.idpolitica) ?? 0,
      }
    })
    .toSorted((a, b) => b.prioridade - a.prioridade || a.nome.localeCompare(b.nome, 'pt-BR'))
}

/** As the panel names a product: reais. */
export function toNomeado(row: ProdutoNomeadoRow): PoliticaGuardada['produtosnomeados'][number] {
  const { idcadastroextraproduto, nome, unidade, preco, custo } = row
  const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
  return { idcadastroextraproduto, nome, unidade, preco: reais(preco), custo: reais(custo) }
}
