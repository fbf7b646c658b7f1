import type { ContaProvedor } from '@vitrine/contract'

import type { Cofre } from '#cofre'
import type { ContaSelada, FornecedorVivo } from '#fornecedor'
import { origemDaLoja, type Config } from '#infra'
import { createMercadoPago, readContas, type Provedor } from '#provedor'

import { openSegredos } from './segredos.ts'

type LojaComConta = Pick<FornecedorVivo, 'idfornecedor' | 'slug' | 'conta' | 'publico'>

/** Who takes the money of each store. */
export interface ProvedorDaLoja {
  /** Null: nobody, so that nothing is offered that is paid online. */
  provedorOf(loja: LojaComConta): Provedor | null
  emUsoOf(loja: LojaComConta): ContaProvedor['em_uso']
  /** Where a provider tells of changes; null: it could not reach the store. */
  urlWebhookOf(loja: LojaComConta): string | null
}

interface Deps {
  config: Pick<Config, 'pagamentosArquivo' | 'mercadoPagoUrl' | 'demo' | 'port' | 'marketplaceHosts'>
  cofre: Cofre
  simulador: Provedor | null
}

/**
 * The account that the store keeps comes first, then one of the platform's file, then the simulated bank of the demo. A kept account that
 * cannot be opened is nobody: money must not go another way than its owner said.
 */
export function createProvedorDaLoja({ config, cofre, simulador }: Deps): ProvedorDaLoja {
  const doArquivo = new Map(
    [...readContas(config.pagamentosArquivo)].map(([slug, conta]) => [slug, createMercadoPago(conta)]),
  )
  /** By what is in memory of a store: it is another object as soon as anything of it changes. */
  const abertas = new WeakMap<ContaSelada, Provedor | null>()

  function urlWebhookOf({ idfornecedor, publico }: LojaComConta): string | null {
    const origem = origemDaLoja(config, publico.config.dominio.dominio)
    return origem?.startsWith('https:') ? `${origem}/v4/webhook/mercadopago/${idfornecedor}` : null
  }

  function openConta(loja: LojaComConta, conta: ContaSelada): Provedor | null {
    const segredos = openSegredos(cofre, conta)
    if (!segredos) return null
    return createMercadoPago({
      baseUrl: config.mercadoPagoUrl,
      chavePublica: conta.chave_publica,
      urlWebhook: urlWebhookOf(loja),
      ...segredos,
    })
  }

  function provedorOf(loja: LojaComConta): Provedor | null {
    const { conta, slug } = loja
    if (!conta) return doArquivo.get(slug) ?? simulador
    const aberta = abertas.get(conta)
    if (aberta !== undefined) return aberta
    const provedor = openConta(loja, conta)
    abertas.set(conta, provedor)
    return provedor
  }

  return {
    provedorOf,
    emUsoOf: (loja) => {
      if (!provedorOf(loja)) return 'NENHUMA'
      if (loja.conta) return 'CONTA'
      return doArquivo.has(loja.slug) ? 'PLATAFORMA' : 'SIMULADOR'
    },
    urlWebhookOf,
  }
}
