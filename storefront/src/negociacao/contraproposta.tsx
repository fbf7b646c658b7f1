import { useState } from 'react'

import { formatPrecoUnitario, parseReais } from '@vitrine/rules/dinheiro'
import { Button, TextInput } from '@vitrine/ui'

/** Another price for the line, lower than the one offered; what was typed stays when it is refused. */
export function Contraproposta({
  oferta,
  isSending,
  onSend,
  onCancel,
}: {
  oferta: number
  isSending: boolean
  onSend: (preco: number, motivo: string) => void
  onCancel: () => void
}) {
  const [texto, setTexto] = useState('')
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string>()
  function send() {
    const preco = parseReais(texto)
    if (preco === null || preco <= 0) return setErro('Escreva um preço, como 8,90.')
    if (preco >= oferta) return setErro(`Já oferecem ${formatPrecoUnitario(oferta)}: peça menos, ou aceite.`)
    onSend(preco, motivo.trim())
  }
  return (
    <form
      className="proposta-contra"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextInput
        label="Seu preço, em reais"
        error={erro}
        inputMode="decimal"
        autoComplete="off"
        // It was just asked for, by a press.
        autoFocus
        value={texto}
        onChange={(event) => {
          setTexto(event.target.value)
          setErro(undefined)
        }}
      />
      <TextInput
        label="Por quê"
        optional
        maxLength={300}
        value={motivo}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <div className="proposta-acoes">
        <Button variant="outline" size="s" onClick={onCancel}>
          Voltar
        </Button>
        <Button size="s" type="submit" loading={isSending}>
          Pedir este preço
        </Button>
      </div>
    </form>
  )
}
