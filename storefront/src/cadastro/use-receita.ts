import { useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { DadosReceita } from '@vitrine/contract'
import { formatTelefone, isCnpj, normalizeDocumento } from '@vitrine/rules/documento'

import { api } from '#shell'

export interface ConsultaReceita {
  estado: 'nenhuma' | 'consultando' | 'achada' | 'desconhecida' | 'falhou'
  dados: DadosReceita | null
  /** Looks a CNPJ up once it is whole; anything else forgets the last one. */
  ask(texto: string): void
}

/**
 * Tax-authority data of the company being registered: fills name, e-mail and phone where nothing was typed (ux 1.19.2). What
 * does not answer leaves the form as it is.
 */
export function useReceita(form: RefObject<HTMLFormElement | null>): ConsultaReceita {
  const [consulta, setConsulta] = useState<Omit<ConsultaReceita, 'ask'>>({ estado: 'nenhuma', dados: null })
  const atual = useRef('')

  async function ask(texto: string): Promise<void> {
    const doc = normalizeDocumento(texto)
    if (doc === atual.current) return
    atual.current = doc
    if (!isCnpj(doc)) return setConsulta({ estado: 'nenhuma', dados: null })
    setConsulta({ estado: 'consultando', dados: null })
    const resposta = await api('GET /v1/app/cliente/usuario/dados-receita/{doc}', {
      params: { doc },
      query: {},
    })
    // Another document was typed meanwhile.
    if (atual.current !== doc) return
    if (!resposta.ok)
      return setConsulta({ estado: resposta.status === 404 ? 'desconhecida' : 'falhou', dados: null })
    setConsulta({ estado: 'achada', dados: resposta.dados })
    fill(form.current, resposta.dados)
  }

  return { ...consulta, ask: (texto) => void ask(texto) }
}

/** Fills only empty fields: what was typed stays. */
function fill(form: HTMLFormElement | null, { razaosocial, email, telefone }: DadosReceita): void {
  const valores = { nome: razaosocial, email, telefone: telefone && formatTelefone(telefone) }
  for (const [nome, valor] of Object.entries(valores)) {
    const campo = form?.elements.namedItem(nome)
    if (campo instanceof HTMLInputElement && campo.value.trim() === '') campo.value = valor
  }
}
