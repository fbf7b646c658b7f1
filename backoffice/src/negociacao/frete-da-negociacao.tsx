import { useState } from 'react'
import type { FormEvent } from 'react'

import { formatReais, parseReais } from '@vitrine/rules/dinheiro'
import { Button, Modal, Notice, TextInput } from '@vitrine/ui'

import { sayPreco, type Negociacao } from '#grade'
import { api } from '#shell'

/** Most that a delivery is charged by hand, in reais. */
const MAXIMO = 100_000

interface FreteProps {
  open: boolean
  negociacao: Negociacao
  onClose: () => void
}

/** What the delivery of this cart costs, agreed by hand, and why; or by the store's own table again. */
export function FreteDaNegociacao({ open, negociacao, onClose }: FreteProps) {
  return (
    <Modal open={open} onClose={onClose} title="Frete deste carrinho">
      {open && <Formulario negociacao={negociacao} onClose={onClose} />}
    </Modal>
  )
}

function Formulario({ negociacao, onClose }: Omit<FreteProps, 'open'>) {
  const combinado = negociacao.grade.negociacao?.frete ?? null
  const [texto, setTexto] = useState(combinado === null ? '' : sayPreco(combinado))
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState('')
  const { write, recusa, isEspera } = useFrete(negociacao, onClose)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const frete = readFrete(texto)
    if (frete === null) return setErro('Escreva um valor, como 15,00; 0 é frete grátis.')
    void write(frete, motivo.trim())
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Frete, em reais"
        hint={combinado === null ? 'Agora vale a tabela da loja.' : `Combinado: ${formatReais(combinado)}.`}
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        error={erro}
        onChange={({ target }) => {
          setTexto(target.value)
          setErro('')
        }}
      />
      <TextInput
        label="Por quê?"
        optional
        hint="Fica no histórico."
        maxLength={300}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      {recusa && (
        <Notice tone="danger" live="alert">
          {recusa}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {combinado !== null && (
          <Button variant="outline" onClick={() => void write(null, motivo.trim())}>
            Voltar ao da tabela
          </Button>
        )}
        <Button type="submit" variant="negotiate" loading={isEspera}>
          Combinar frete
        </Button>
      </div>
    </form>
  )
}

/** Centavos alone, from 0; null: it is no amount. */
function readFrete(texto: string): number | null {
  const frete = texto.trim() === '' ? null : parseReais(texto)
  if (frete === null || frete < 0 || frete > MAXIMO) return null
  return Math.round(frete * 100) / 100
}

function useFrete({ grade, params, act }: Negociacao, onClose: () => void) {
  const [recusa, setRecusa] = useState('')
  const [isEspera, setEspera] = useState(false)
  async function write(frete: number | null, motivo: string): Promise<void> {
    setEspera(true)
    const falha = await act(
      api('PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete', {
        params,
        body: { visto: grade.negociacao?.revisao ?? 0, frete, motivo },
      }),
      ({ falha: { error } }) => {
        setRecusa(error)
        return true
      },
    )
    setEspera(false)
    if (falha === null) onClose()
  }
  return { write, recusa, isEspera }
}
