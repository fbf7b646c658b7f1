import { fornecedores } from '@vitrine/demo'
import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import type { Db, Sql } from '#infra'
import { makeBrCodeSimulado } from '#provedor'
import { recountPares } from '#sugestao'

import {
  insertRegras,
  insertAssinaturas,
  insertConversas,
  insertHistorico,
  listCobrancasAbertas,
  saveBrcode,
  insertFaturas,
  makeHistorico,
  insertListas,
  insertNegociacao,
  insertNotas,
  savePessoas,
  insertChaveDemo,
  insertTermos,
} from '#pessoa-demo'
import {
  saveCatalogo,
  type ImagemDemo,
  drawLogos,
  drawProdutos,
  saveDesenhos,
  saveConteudo,
  saveLojaDemo,
  saveInicio,
  saveImpostos,
  saveOfertas,
} from '#loja-demo'
import { isEmpty } from './is-empty.repository.ts'

/**
 * The four demo stores, their people and a year of orders, in one transaction; the same each time but for the dates.
 * Nothing where a supplier is already, also when two processes start at once.
 */
export async function loadDemo(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(715003)`
    if (!(await isEmpty(tx))) return
    const imagens = new Map<string, ReadonlyMap<string, readonly ImagemDemo[]>>()
    for (const demo of fornecedores) {
      const desenhos = drawProdutos(demo)
      const logos = drawLogos(demo)
      const imagensDaLoja = [...desenhos.flatMap((produto) => produto.desenhos), logos.claro, logos.escuro]
      await saveDesenhos(tx, demo.slug, imagensDaLoja)
      const hoje = todayIn(FUSO_PADRAO, new Date())
      await saveLojaDemo(tx, demo, { logos, hoje })
      const porSku = new Map(desenhos.map(({ sku, imagens }) => [sku, imagens]))
      await saveCatalogo(tx, demo, { imagens: porSku, hoje })
      await saveOfertas(tx, demo, hoje)
      await saveInicio(tx, demo, { porSku, hoje })
      await saveImpostos(tx, demo)
      await saveConteudo(tx, demo, { imagens: porSku, agora: new Date() })
      imagens.set(demo.slug, porSku)
    }
    await savePessoas(tx)
    await insertChaveDemo(tx)
    await insertTermos(tx, new Date())
    await insertListas(tx)
    await insertRegras(tx)
    await insertPassado(tx, new Date(), imagens)
    await recountPares(tx)
  })
  // Fresh tables have no statistics, and the first plans would stay.
  await sql`analyze`
}

async function insertPassado(
  tx: Db,
  agora: Date,
  imagens: Parameters<typeof makeHistorico>[1],
): Promise<void> {
  await insertHistorico(tx, makeHistorico(agora, imagens))
  await insertFaturas(tx, todayIn(FUSO_PADRAO, agora))
  await insertAssinaturas(tx, agora)
  await insertNotas(tx)
  await insertConversas(tx, agora)
  await insertNegociacao(tx)
  // A Pix that still waits can be paid: its code is asked of the provider as any other's.
  for (const cobranca of await listCobrancasAbertas(tx)) {
    const { txid, valor, numpedido, razaosocial: nome, cidade, chave_pix } = cobranca
    const recebedor = { nome, cidade, chave_pix }
    await saveBrcode(tx, cobranca.idpagamento, makeBrCodeSimulado({ txid, valor, numpedido, recebedor }))
  }
}
