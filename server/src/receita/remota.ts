import type { DadosReceita } from '@vitrine/contract'
import { normalizeCep, normalizeEmail, normalizeTelefone } from '@vitrine/rules/documento'

import { requestJson, type OpcoesDeRede } from '#rede'

import type { Receita } from './receita.ts'

const TEMPO_MS = 4000

/**
 * A live source in the format of BrasilAPI and Minha Receita. `modelo` is its address with {cnpj} in it. Goes to that host
 * alone, over https, never into an inner network, never behind a redirect (slice rede).
 */
export function createRemota(modelo: string, rede: Partial<OpcoesDeRede> = {}): Receita {
  const { hostname } = new URL(modelo)
  return {
    async find(cnpj) {
      const url = new URL(modelo.replace('{cnpj}', encodeURIComponent(cnpj)))
      const { status, corpo } = await requestJson(url, { timeoutMs: TEMPO_MS, hosts: [hostname], ...rede })
      if (status === 404 || status === 400) return null
      if (status !== 200 || typeof corpo !== 'object' || corpo === null)
        throw new Error(`receita: ${hostname} answered ${status}`)
      return toDados(cnpj, corpo)
    },
  }
}

function toDados(cnpj: string, corpo: object): DadosReceita {
  const text = (nome: string) => {
    const valor: unknown = Reflect.get(corpo, nome)
    return typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : ''
  }
  const razaosocial = text('razao_social')
  if (!razaosocial) throw new Error('receita: an answer without razao_social')
  const situacao = text('descricao_situacao_cadastral').toUpperCase()
  return {
    cnpj,
    razaosocial,
    nomefantasia: text('nome_fantasia'),
    situacao,
    ativa: situacao === '' || situacao === 'ATIVA',
    email: normalizeEmail(text('email')),
    telefone: normalizeTelefone(text('ddd_telefone_1')) ?? '',
    cnae: { codigo: text('cnae_fiscal'), descricao: text('cnae_fiscal_descricao') },
    endereco: {
      rua: [text('descricao_tipo_de_logradouro'), text('logradouro')].filter(Boolean).join(' '),
      numero: text('numero'),
      complemento: text('complemento'),
      bairro: text('bairro'),
      cidade: text('municipio'),
      uf: text('uf').slice(0, 2).toUpperCase(),
      cep: normalizeCep(text('cep').padStart(8, '0')),
    },
  }
}
