import { useState } from 'react'
import type { FormEvent } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { applyPercentual, parsePercentual } from '@vitrine/rules/dinheiro'
import { Button, Segmented, TextInput } from '@vitrine/ui'

import { explainDigitado, readPreco, sayPreco } from '#grade'

interface FormularioProps {
  /** One of those that will change. */
  exemplo: ProdutoDoCatalogo | undefined
  onPreco: (preco: number) => void
  onPercentual: (percentual: number) => void
}

type Modo = 'percentual' | 'preco'

/** One price for all, or theirs changed by a percentage; one of them shows what that makes. */
export function FormularioDoPreco({ exemplo, onPreco, onPercentual }: FormularioProps) {
  const [modo, setModo] = useState<Modo>('percentual')
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const percentual = modo === 'percentual' ? readPercentual(texto) : null
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (modo === 'percentual') {
      if (percentual === null) return setErro('Escreva um percentual, como 5 ou −10.')
      return onPercentual(percentual)
    }
    const preco = readPreco(texto)
    if (preco === undefined || preco === null) return setErro(explainDigitado(texto, 'precoatendente'))
    onPreco(preco)
  }
  return (
    <form className="ajustes-form" onSubmit={onSubmit} noValidate aria-label="Preço dos escolhidos">
      <Segmented
        label="Como"
        name="modo"
        value={modo}
        onChange={(novo: Modo) => {
          setModo(novo)
          setErro(undefined)
        }}
        options={[
          { value: 'percentual', label: 'Somar ou tirar %' },
          { value: 'preco', label: 'Um preço para todos' },
        ]}
      />
      <TextInput
        label={modo === 'percentual' ? 'Percentual' : 'Preço (R$)'}
        hint={modo === 'percentual' ? 'Com menos na frente, baixa: −10.' : 'Como 8,90.'}
        error={erro}
        inputMode={modo === 'percentual' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value)
          setErro(undefined)
        }}
      />
      {exemplo?.preco != null && percentual !== null && (
        <p role="status" className="text-ink-muted">
          {`${exemplo.nome}: de ${sayPreco(exemplo.preco)} para ${sayPreco(applyPercentual(exemplo.preco, percentual, exemplo.preco))}.`}
        </p>
      )}
      <Button type="submit">Mudar</Button>
    </form>
  )
}

/** Below zero too, with any kind of minus; null: it is none, or changes nothing. */
function readPercentual(texto: string): number | null {
  const escrito = texto.trim().replace(/^\+/, '')
  const pontos = parsePercentual(escrito.replace(/^[-−–]\s*/, ''))
  if (pontos === null || pontos === 0 || pontos > 1000) return null
  if (!/^[-−–]/.test(escrito)) return pontos
  return pontos < 100 ? -pontos : null
}
