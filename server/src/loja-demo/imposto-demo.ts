import type { FornecedorDemo } from '@vitrine/demo'

import { saveConfiguracaoImposto, saveRegrasImposto } from '#imposto'
import type { Transaction } from '#infra'

import { idDemo } from './id-demo.ts'
import { quemDemo } from './quem-demo.ts'

/** Taxes of a demo store; the NCM of its products comes with them. */
export async function saveImpostos(tx: Transaction, { slug, impostos }: FornecedorDemo): Promise<void> {
  if (!impostos) return
  const { industria, simples, regras } = impostos
  await saveConfiguracaoImposto(tx, quemDemo(slug), { ligado: true, industria, simples, versao: null })
  await saveRegrasImposto(
    tx,
    quemDemo(slug),
    regras.map((regra) => ({
      ...regra,
      idregra: idDemo(slug, 'imposto', regra.ncm, regra.uf ?? ''),
      versao: null,
    })),
  )
}
