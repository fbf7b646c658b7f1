import { useEffect, useRef, useState } from 'react'

import type { CartaoSalvo } from '@vitrine/contract'
import { Notice, TextInput } from '@vitrine/ui'

import { offerCampos } from './hold-submit.ts'

/** What is used of the provider's script; it draws number, expiry and code in its own frames. */
interface CampoSeguro {
  mount(id: string): CampoSeguro
  unmount(): void
  on(evento: 'binChange', ouvir: (mudou: { bin: string | null }) => void): void
}
interface MercadoPago {
  fields: {
    create(
      tipo: 'cardNumber' | 'expirationDate' | 'securityCode',
      opcoes: { placeholder: string },
    ): CampoSeguro
    createCardToken(
      titular:
        | { cardholderName: string; identificationType: string; identificationNumber: string }
        | { cardId: string },
    ): Promise<{ id: string; last_four_digits?: string }>
  }
  getPaymentMethods(busca: { bin: string }): Promise<{ results: { id: string }[] }>
}
declare global {
  interface Window {
    MercadoPago?: new (chave: string, opcoes: { locale: string }) => MercadoPago
  }
}

const campos = [
  ['cardNumber', 'Número do cartão', 'mp-numero'],
  ['expirationDate', 'Validade', 'mp-validade'],
  ['securityCode', 'Código de segurança', 'mp-codigo'],
] as const

/** Of a card that they keep only the code is asked for. */
const camposDe = (salvo: CartaoSalvo | null) => (salvo ? campos.slice(2) : campos)

export interface CamposMercadoPagoProps {
  chavePublica: string
  script: string
  salvo?: CartaoSalvo | null
  /** The card is to be saved. */
  guardar?: boolean
}

/** Mercado Pago's secure fields: number and code live in its frames; here are only name and document. */
export function CamposMercadoPago({
  chavePublica,
  script,
  salvo = null,
  guardar = false,
}: CamposMercadoPagoProps) {
  const [erro, setErro] = useState<string | null>(null)
  const nome = useRef<HTMLInputElement>(null)
  const documento = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    loadScript(script).then(
      () => !isOver && (stop = mountCampos(chavePublica, { nome, documento, setErro, salvo, guardar })),
      () =>
        setErro('Os campos do cartão não carregaram. Recarregue a página ou use outra forma de pagamento.'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [chavePublica, script, salvo, guardar])
  return (
    <div className="grid gap-4">
      {camposDe(salvo).map(([, rotulo, id]) => (
        <div key={id}>
          <span className="mb-1 block font-semibold">{rotulo}</span>
          <div id={id} className="input" />
        </div>
      ))}
      {!salvo && (
        <>
          <TextInput ref={nome} label="Nome impresso no cartão" autoComplete="cc-name" maxLength={60} />
          <TextInput ref={documento} label="CPF ou CNPJ do titular" autoComplete="off" maxLength={18} />
        </>
      )}
      {erro && (
        <Notice tone="danger" small live="alert">
          {erro}
        </Notice>
      )}
    </div>
  )
}

interface Titular {
  nome: { current: HTMLInputElement | null }
  documento: { current: HTMLInputElement | null }
  setErro: (erro: string | null) => void
  salvo: CartaoSalvo | null
  guardar: boolean
}

function mountCampos(
  chavePublica: string,
  { nome, documento, setErro, salvo, guardar }: Titular,
): () => void {
  if (!window.MercadoPago) return () => {}
  const mp = new window.MercadoPago(chavePublica, { locale: 'pt-BR' })
  const montados = camposDe(salvo).map(([tipo, , id]) =>
    mp.fields.create(tipo, { placeholder: '' }).mount(id),
  )
  let bandeira = ''
  if (!salvo)
    montados[0]?.on('binChange', ({ bin }) => {
      bandeira = ''
      if (!bin) return
      void mp.getPaymentMethods({ bin }).then(({ results }) => (bandeira = results[0]?.id ?? ''))
    })
  const take = offerCampos(async () => {
    setErro(null)
    const identificationNumber = (documento.current?.value ?? '').replaceAll(/[.\-/\s]/g, '').toUpperCase()
    try {
      if (salvo) {
        const { id } = await mp.fields.createCardToken({ cardId: salvo.referencia })
        return { token: id, bandeira: salvo.bandeira, final: salvo.final }
      }
      const titular = {
        cardholderName: nome.current?.value.trim() ?? '',
        identificationType: identificationNumber.length === 14 ? 'CNPJ' : 'CPF',
        identificationNumber,
      }
      const { id, last_four_digits = '0000' } = await mp.fields.createCardToken(titular)
      // The token that pays is valid once; saving the card needs a second one.
      const outro = guardar ? await mp.fields.createCardToken(titular) : null
      return { token: id, bandeira, final: last_four_digits, ...(outro && { tokenGuardar: outro.id }) }
    } catch {
      setErro('Confira os dados do cartão.')
      return null
    }
  })
  return () => {
    take()
    for (const campo of montados) campo.unmount()
  }
}

function loadScript(src: string): Promise<void> {
  if (window.MercadoPago) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', reject, { once: true })
    document.head.append(script)
  })
}
