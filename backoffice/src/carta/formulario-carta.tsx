import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import type { CartaDaLoja } from '@vitrine/contract'
import { Button, Chip, Notice, showToast, Textarea, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo } from '#cadastro'

import { insertParte, type Escrita } from './escrita.ts'

interface FormularioProps {
  carta: CartaDaLoja
  base: Escrita
  /** Each time that something is typed. */
  onEscrita: (escrita: Escrita) => void
  onWrite: (dados: Record<string, unknown>) => Promise<Erros | null>
}

/** Subject and text of a letter; its parts are put in where the cursor stands. */
export function FormularioCarta(props: FormularioProps) {
  const { carta } = props
  const { form, escrita, erros, isEspera, change, write } = useEscrita(props)
  const { ultimo, insert } = useInsercao(escrita, change)
  return (
    <form
      ref={form}
      className="ajustes-form"
      aria-label={carta.nome}
      noValidate
      onSubmit={(event) => void write(event)}
    >
      <TextInput
        label="Assunto"
        name="assunto"
        autoComplete="off"
        maxLength={160}
        value={escrita.assunto}
        error={erros['assunto']}
        onFocus={({ target }) => ultimo(target)}
        onChange={({ target }) => change({ assunto: target.value })}
      />
      <Textarea
        label="Texto"
        name="texto"
        hint="Uma linha em branco separa parágrafos; um endereço no fim da linha vira botão."
        maxLength={4000}
        rows={12}
        value={escrita.texto}
        error={erros['texto']}
        onFocus={({ target }) => ultimo(target)}
        onChange={({ target }) => change({ texto: target.value })}
      />
      <Partes carta={carta} onParte={insert} />
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <div className="chamada-botoes">
        <Button type="submit" variant="outline" loading={isEspera}>
          Gravar rascunho
        </Button>
        <Button
          variant="ghost"
          icon="undo-2"
          onClick={() => change({ assunto: carta.assunto, texto: carta.texto })}
        >
          Texto de costume
        </Button>
      </div>
    </form>
  )
}

/** What is typed, told at each key, and written as the draft. */
function useEscrita({ base, onEscrita, onWrite }: FormularioProps) {
  const form = useRef<HTMLFormElement>(null)
  const [escrita, setEscrita] = useState(base)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [erros])
  return {
    form,
    escrita,
    erros,
    isEspera,
    change(mudanca: Partial<Escrita>) {
      const nova = { ...escrita, ...mudanca }
      setEscrita(nova)
      onEscrita(nova)
      markSujo(form.current, true)
    },
    async write(event: FormEvent) {
      event.preventDefault()
      setEspera(true)
      const recusa = await onWrite({ ...escrita })
      setEspera(false)
      setErros(recusa ?? {})
      markSujo(form.current, recusa !== null)
      if (!recusa) showToast('Rascunho gravado.')
    },
  }
}

/** Puts parts into the field that had the focus last, where its cursor stood; the text while none had. */
function useInsercao(escrita: Escrita, change: (mudanca: Partial<Escrita>) => void) {
  const campo = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  return {
    ultimo(alvo: HTMLInputElement | HTMLTextAreaElement) {
      campo.current = alvo
    },
    insert(parte: string) {
      const nome = campo.current?.name === 'assunto' ? 'assunto' : 'texto'
      const inicio = campo.current?.selectionStart ?? escrita[nome].length
      const fim = campo.current?.selectionEnd ?? inicio
      const { texto, cursor } = insertParte(escrita[nome], parte, { inicio, fim })
      change({ [nome]: texto })
      const elemento = campo.current
      // After the field has the new text.
      requestAnimationFrame(() => {
        elemento?.focus()
        elemento?.setSelectionRange(cursor, cursor)
      })
    },
  }
}

function Partes({ carta: { partes }, onParte }: { carta: CartaDaLoja; onParte: (nome: string) => void }) {
  return (
    <section className="carta-partes" aria-labelledby="carta-partes">
      <h2 id="carta-partes">O que muda em cada carta</h2>
      <ul>
        {partes.map(({ nome, rotulo, exemplo, exigida }) => (
          <li key={nome}>
            <Chip icon="plus" aria-label={`Pôr {${nome}}: ${rotulo}`} onClick={() => onParte(nome)}>
              {`{${nome}}`}
            </Chip>
            <span>
              {rotulo}
              {exigida && <b> · não pode faltar</b>}
              {exemplo.trim() && <small>{exemplo.trim()}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
