import type { FornecedorDemo } from '@vitrine/demo'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

/** Additional services of a demo store: one statement. */
export async function insertServicos(db: Db, { slug, servicos = [] }: FornecedorDemo): Promise<void> {
  if (servicos.length === 0) return
  const rows = servicos.map(({ alvo = {}, preco, ...servico }, ordem) => ({
    ...servico,
    idservico: idDemo(slug, 'servico', servico.nome),
    preco: toDecimilesimos(preco),
    alvo: {
      produtos: (alvo.skus ?? []).map((sku) => idDemo(slug, sku)),
      categorias: (alvo.categorias ?? []).map((categoria) => idDemo(slug, 'categoria', categoria)),
      tags: alvo.tags ?? [],
    },
    ordem,
  }))
  await db`
    insert into servico (idfornecedor, idservico, nome, descricao, aplicacao, cobranca, preco, alvo, ordem)
    select ${idDemo(slug)}, s.* from jsonb_to_recordset(${db.json(rows as never)}) as s(idservico uuid, nome text, descricao text,
      aplicacao text, cobranca text, preco bigint, alvo jsonb, ordem int)`
}
