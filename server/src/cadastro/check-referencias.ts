import type { Transaction } from '#infra'

import { listAlheios } from './catalogo.repository.ts'
import { refuseErros } from './complete-linhas.ts'

/** Ids that rows refer to, by the field that holds them; most are inside JSON, where no foreign key checks them. */
const CAMPOS = {
  'alvo.produtos': { que: 'produtos', erro: 'Um dos produtos não existe nesta loja.' },
  'alvo.categorias': { que: 'categorias', erro: 'Uma das categorias não existe nesta loja.' },
  'condicoes.idformapagto': {
    que: 'formasPagamento',
    erro: 'Uma das formas de pagamento não existe nesta loja.',
  },
  'dados.condicoes.idformapagto': {
    que: 'formasPagamento',
    erro: 'Uma das formas de pagamento não existe nesta loja.',
  },
  idcadastroextraproduto: { que: 'produtos', erro: 'Este produto não existe nesta loja.' },
  idloja: { que: 'lojas', erro: 'Esta loja não existe.' },
  faixas: { que: 'areas', erro: 'Uma das áreas não existe nesta loja.' },
  grupos: { que: 'produtos', erro: 'Um dos produtos não existe nesta loja.' },
} as const
type Campo = keyof typeof CAMPOS

/** Refuses rows that name what the supplier does not have: one statement for all of them. */
export async function checkReferencias(
  tx: Transaction,
  idfornecedor: string,
  nome: string,
  linhas: readonly Partial<Record<Campo, readonly string[] | undefined>>[],
): Promise<void> {
  const nomeados = linhas.flatMap((campos, linha) =>
    (Object.keys(CAMPOS) as Campo[]).flatMap((campo) =>
      (campos[campo] ?? []).map((id) => ({ linha, campo, id, ...CAMPOS[campo] })),
    ),
  )
  if (nomeados.length === 0) return
  const idsOf = (alvo: (typeof CAMPOS)[Campo]['que']) => [
    ...new Set(nomeados.filter(({ que }) => que === alvo).map(({ id }) => id)),
  ]
  const alheios = await listAlheios(tx, idfornecedor, {
    produtos: idsOf('produtos'),
    categorias: idsOf('categorias'),
    formasPagamento: idsOf('formasPagamento'),
    lojas: idsOf('lojas'),
    areas: idsOf('areas'),
  })
  refuseErros(
    nome,
    nomeados.filter(({ id }) => alheios.has(id)),
  )
}
