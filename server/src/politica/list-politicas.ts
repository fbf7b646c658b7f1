import type { PoliticaGuardada } from '@vitrine/contract'
import { fromDecimilesimos } from '@vitrine/rules/dinheiro'

import { listGuardadas } from '#cadastro'
import type { Db } from '#infra'

import { cadastroPolitica } from './cadastro-politica.ts'
import { listAlvos, type ProdutoNomeadoRow } from './politica.repository.ts'

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
  return guardadas
    .map((guardada) => {
      const alvo = porId.get(guardada.idpolitica)
      return {
        // Written by the same contract's schema.
        ...(guardada as unknown as Omit<PoliticaGuardada, 'produtosnomeados' | 'categoriasdosprodutos'>),
        produtosnomeados: (alvo?.produtos ?? []).map(toNomeado),
        categoriasdosprodutos: alvo?.categorias ?? [],
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
