import type { FornecedorDemo } from '@vitrine/demo'

import { saveCaracteristicas } from '#caracteristica'
import { saveEmpresas } from '#empresa'
import { saveFormasPagamento } from '#forma-pagamento'
import { saveDominios, saveFornecedor } from '#fornecedor'
import type { Transaction } from '#infra'
import { saveAreas, saveLojas } from '#loja'
import { saveTiposAssinatura } from '#tipo-assinatura'

import { toPagina } from './pagina-demo.ts'
import type { LogoDemo } from './desenhos-demo.ts'
import { saveEntrega } from './entrega-demo.ts'
import { idDemo } from './id-demo.ts'
import { quemDemo, quemDaPlataforma } from './quem-demo.ts'

const nova = { versao: null }

/** The supplier itself whose logos are there, its stores, areas, delivery, payment, own fields and recurrences. */
export async function saveLojaDemo(
  tx: Transaction,
  demo: FornecedorDemo,
  { logos, hoje }: { logos: { claro: LogoDemo; escuro: LogoDemo }; hoje: string },
): Promise<void> {
  const { slug } = demo
  const quem = quemDemo(slug)
  await saveQuemVende(tx, demo, logos)
  await saveDominios(
    tx,
    quem,
    demo.dominios.map((dominio, i) => ({ dominio, principal: i === 0, ...nova })),
  )
  await saveLojas(
    tx,
    quem,
    demo.lojas.map((loja) => ({ ...loja, idloja: idDemo(slug, 'loja', loja.nome), ...nova })),
  )
  await saveAreas(
    tx,
    quem,
    demo.areas.map(({ nome, tipo, anel }) => ({
      idarea: idDemo(slug, 'area', tipo, nome),
      tipo,
      nome,
      geojson: { type: 'Polygon' as const, coordinates: [anel] },
      ...nova,
    })),
  )
  await saveEntrega(tx, demo, hoje)
  await saveFormasPagamento(
    tx,
    quem,
    demo.formasPagamento.map(({ prazos: prazo, termos: prazos, ...forma }, ordem) => ({
      ...forma,
      idformapagto: idDemo(slug, 'pagamento', forma.nome),
      prazo,
      prazos,
      ordem,
      ...nova,
    })),
  )
  await saveCaracteristicas(
    tx,
    quem,
    (demo.caracteristicas ?? []).map((campo, ordem) => ({ ...campo, ordem, ...nova })),
  )
  await saveTiposAssinatura(
    tx,
    quem,
    (demo.recorrencia?.tipos ?? []).map((tipo, ordem) => ({
      ...tipo,
      idtipoassinatura: idDemo(slug, 'assinatura', tipo.nome),
      ordem,
      ...nova,
    })),
  )
}

/** Its company, and what it says of itself. */
async function saveQuemVende(
  tx: Transaction,
  demo: FornecedorDemo,
  logos: { claro: LogoDemo; escuro: LogoDemo },
): Promise<void> {
  const { slug } = demo
  const idempresa = idDemo('empresa', demo.empresa)
  // Of several stores one company: whichever is loaded first makes it.
  await saveEmpresas(tx, quemDaPlataforma, [{ idempresa, nome: demo.empresa, versao: 'qualquer' }])
  await saveFornecedor(tx, quemDemo(slug), {
    idempresa,
    slug,
    nome: demo.nome,
    razaosocial: demo.razaosocial,
    cnpj: demo.cnpj,
    tags: demo.tags,
    segmento: demo.segmento,
    chave_pix: demo.chave_pix,
    cidade: demo.cidade,
    uf: demo.uf,
    instrucoes_pedido: demo.instrucoesPedido,
    bloqueio_vencida_dias: demo.toleranciaVencida,
    ...toPagina(demo, logos),
    ...nova,
  })
}
