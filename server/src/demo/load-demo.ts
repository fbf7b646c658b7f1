import { fornecedores } from '@vitrine/demo'
import { todayIn } from '@vitrine/rules/entrega'

import { insertImagens } from '#imagem'
import type { Db, Sql } from '#infra'
import { makeBrCodeSimulado } from '#pagamento'
import { recountPares } from '#sugestao'

import { insertRegras } from './aprovacao-demo.repository.ts'
import { insertAssinaturas } from './assinatura-demo.repository.ts'
import { insertSobreCatalogo } from './catalogo-demo.repository.ts'
import { insertCombos } from './combo-demo.repository.ts'
import { toConfig } from './config-demo.ts'
import { insertCupons } from './cupom-demo.repository.ts'
import { drawLogos, drawProdutos } from './desenhos-demo.ts'
import {
  insertCaracteristicas,
  insertCatalogo,
  insertFornecedor,
  insertPoliticas,
  insertTiposAssinatura,
  type ImagemDemo,
} from './fornecedor-demo.repository.ts'
import { makeHistorico } from './historico-demo.ts'
import {
  insertHistorico,
  listCobrancasAbertas,
  saveBrcode,
  insertFaturas,
} from './historico-demo.repository.ts'
import { insertImpostos } from './imposto-demo.repository.ts'
import { isEmpty } from './is-empty.repository.ts'
import { insertListas } from './lista-demo.repository.ts'
import { insertChaveDemo, insertPessoas } from './pessoa-demo.repository.ts'
import { insertNotas } from './nota-demo.repository.ts'
import { insertServicos } from './servico-demo.repository.ts'
import { insertTermos } from './termo-demo.repository.ts'

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
      await insertImagens(
        tx,
        desenhos.flatMap((produto) => produto.desenhos),
      )
      const logos = drawLogos(demo)
      await insertImagens(tx, [logos.claro, logos.escuro])
      await insertFornecedor(tx, demo, toConfig(demo, logos))
      const porSku = new Map(desenhos.map(({ sku, imagens }) => [sku, imagens]))
      await insertCatalogo(tx, demo, porSku)
      await insertSobreCatalogo(tx, demo)
      await insertPoliticas(tx, demo.slug)
      await insertCupons(tx, demo, new Date())
      await insertTiposAssinatura(tx, demo)
      await insertCombos(tx, demo, todayIn('America/Sao_Paulo', new Date()))
      await insertServicos(tx, demo)
      await insertCaracteristicas(tx, demo)
      await insertImpostos(tx, demo)
      imagens.set(demo.slug, porSku)
    }
    await insertPessoas(tx)
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
  await insertFaturas(tx, todayIn('America/Sao_Paulo', agora))
  await insertAssinaturas(tx, agora)
  await insertNotas(tx)
  // A Pix that still waits can be paid: its code is asked of the provider as any other's.
  for (const cobranca of await listCobrancasAbertas(tx)) {
    const { txid, valor, numpedido, razaosocial: nome, cidade, chave_pix } = cobranca
    const recebedor = { nome, cidade, chave_pix }
    await saveBrcode(tx, cobranca.idpagamento, makeBrCodeSimulado({ txid, valor, numpedido, recebedor }))
  }
}
