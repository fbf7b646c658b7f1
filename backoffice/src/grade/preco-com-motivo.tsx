import { useState } from 'react'
import type { FormEvent } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'
import { Button, Modal, Textarea, TextInput } from '@vitrine/ui'

import { explainDigitado, readDigitado } from './preview-linha.ts'
import { sayPreco } from './say-preco.ts'
import type { Edicoes } from './use-edicoes.ts'

const MAXIMO = 300

interface PrecoComMotivoProps {
  /** Null: none is open. */
  linha: LinhaDaGrade | null
  edicoes: Edicoes
  onClose: () => void
}

/** The price of a line together with why, in one act: what is written into its cell says no reason. */
export function PrecoComMotivo({ linha, edicoes, onClose }: PrecoComMotivoProps) {
  return (
    <Modal open={linha !== null} onClose={onClose} title={linha ? `Preço de ${linha.nome}` : ''}>
      {linha && (
        <Formulario
          key={linha.id}
          linha={linha}
          onSave={(preco, motivo) => {
            edicoes.save(linha, 'precoatendente', preco, motivo)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}

interface FormularioProps {
  linha: LinhaDaGrade
  onSave: (preco: number, motivo: string) => void
}

function Formulario({ linha, onSave }: FormularioProps) {
  const { precoatendente, tabela, piso } = linha
  const [texto, setTexto] = useState(precoatendente === null ? '' : sayPreco(precoatendente))
  const [motivo, setMotivo] = useState(linha.motivo)
  const [erro, setErro] = useState('')
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const preco = readDigitado(texto, 'precoatendente')
    if (!preco) return setErro(explainDigitado(texto, 'precoatendente'))
    onSave(preco, motivo.trim())
  }
  const limites = [
    tabela !== null && `tabela ${sayPreco(tabela)}`,
    piso !== null && `seu piso ${sayPreco(piso)}`,
  ]
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Seu preço, em reais"
        hint={limites.filter(Boolean).join(' · ')}
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        error={erro}
        onChange={({ target }) => {
          setTexto(target.value)
          setErro('')
        }}
      />
      <Textarea
        label="Por quê?"
        optional
        hint="O cliente lê ao lado do produto."
        rows={2}
        maxLength={MAXIMO}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button type="submit" variant="negotiate">
        Gravar
      </Button>
    </form>
  )
}
