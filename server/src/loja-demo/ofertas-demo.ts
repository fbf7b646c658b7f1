import type { CupomDemo, FornecedorDemo } from '@vitrine/demo'
import { addDias } from '@vitrine/rules/data'

import { saveCombos } from '#combo'
import { saveCupons } from '#cupom'
import type { Transaction } from '#infra'
import { saveServicos } from '#servico'

import { idDemo } from './id-demo.ts'
import { quemDemo } from './quem-demo.ts'

/** Coupons, combos and services of a demo store whose products are there; what ends does so some days after `hoje`. */
export async function saveOfertas(tx: Transaction, demo: FornecedorDemo, hoje: string): Promise<void> {
  const { slug, cupons = [], combos = [], servicos = [] } = demo
  const quem = quemDemo(slug)
  await saveCupons(
    tx,
    quem,
    cupons.map((cupom) => ({ ...toCupom(slug, cupom, hoje), versao: null })),
  )
  await saveCombos(
    tx,
    quem,
    combos.map((combo, ordem) => ({ ...toCombo(slug, combo, hoje), ordem, versao: null })),
  )
  await saveServicos(
    tx,
    quem,
    servicos.map((servico, ordem) => ({ ...toServico(slug, servico), ordem, versao: null })),
  )
}

const fimOf = (dias: number | undefined, hoje: string) => (dias === undefined ? null : addDias(hoje, dias))

function toCupom(slug: string, cupom: CupomDemo, hoje: string) {
  const {
    codigo,
    dias,
    automatico,
    primeira_compra,
    tipoEntrega,
    tags,
    formasPagamento,
    categorias,
    ...others
  } = cupom
  return {
    ...others,
    idcupom: idDemo(slug, 'cupom', codigo),
    codigocupom: codigo,
    aplicacao_automatica: automatico,
    fim: fimOf(dias, hoje),
    condicoes: {
      primeira_compra,
      tipoEntrega,
      tags,
      idformapagto: formasPagamento?.map((nome) => idDemo(slug, 'pagamento', nome)),
    },
    alvo: { categorias: categorias?.map((categoria) => idDemo(slug, 'categoria', categoria)) },
  }
}

function toCombo(slug: string, combo: NonNullable<FornecedorDemo['combos']>[number], hoje: string) {
  const { dias, tags, grupos, ...others } = combo
  return {
    ...others,
    idcombopromocional_cabecalho: idDemo(slug, 'combo', combo.nome),
    fim: fimOf(dias, hoje),
    condicoes: tags ? { tags } : {},
    grupos: grupos.map(({ produtos, ...grupo }) => ({
      ...grupo,
      idgrupo: idDemo(slug, 'combo', combo.nome, grupo.nome),
      produtos: produtos.map(({ sku, ...oferta }) => ({
        ...oferta,
        idcadastroextraproduto: idDemo(slug, sku),
      })),
    })),
  }
}

function toServico(slug: string, servico: NonNullable<FornecedorDemo['servicos']>[number]) {
  const { alvo = {}, ...others } = servico
  return {
    ...others,
    idservico: idDemo(slug, 'servico', servico.nome),
    alvo: {
      produtos: (alvo.skus ?? []).map((sku) => idDemo(slug, sku)),
      categorias: (alvo.categorias ?? []).map((categoria) => idDemo(slug, 'categoria', categoria)),
      tags: alvo.tags ?? [],
    },
  }
}
