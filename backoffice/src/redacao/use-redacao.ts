import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { filaOf, ligacaoOf, type QuemConversa } from '@vitrine/conversa'
import { showToast } from '@vitrine/ui'

import { api, meio } from '#shell'

import { readBusca } from './find-respostas.ts'
import { keepRascunho, readRascunho } from './rascunho.ts'
import type { RedacaoProps } from './redacao.tsx'
import { useRespostas } from './use-respostas.ts'

/** While somebody writes, the customer is told so often. */
const DIGITANDO_MS = 3000

/** What is written in a room: a new message goes to what waits on the device, a changed one by its call. */
export function useRedacao(props: RedacaoProps) {
  const { campo, sala, quem, modo, editada, onEditada, onEditarUltima } = props
  const dito = useRef(0)
  const editado = editada?.conteudo?.tipo === 'TEXTO' ? editada.conteudo.texto : null
  const isNota = editada ? editada.interna : modo === 'nota'
  const respostas = useRespostas({ campo, sala, onEscolher: takeResposta })
  useCampo(props, editado)
  function draft(texto: string) {
    write(campo.current, texto)
    // Words of a message that was sent are no draft.
    if (!editada) keepRascunho(sala.sala, texto)
  }
  /** In place of what it was looked for by; after what else is written. */
  function takeResposta(texto: string) {
    const antes = campo.current?.value ?? ''
    draft(readBusca(antes) === null && antes.trim() ? `${antes.trimEnd()} ${texto}` : texto)
  }
  /** What was begun before a sent message was opened stands there again. */
  function leave(mudada: MensagemChat | null = null) {
    write(campo.current, readRascunho(sala.sala))
    onEditada(mudada)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const texto = campo.current?.value.trim() ?? ''
    if (!texto) return
    if (editada) return void saveEditada(editada, quem, texto).then((mudada) => mudada && leave(mudada))
    if (respostas.faltam.length > 0) return campo.current?.focus()
    const conteudo = { tipo: 'TEXTO', texto } as const
    filaOf(meio, quem, sala.eu.idusuario).add({ sala: sala.sala, conteudo, interna: isNota || undefined })
    dito.current = 0
    draft('')
    respostas.hear('')
  }
  return {
    isNota,
    leave: () => leave(),
    onSubmit,
    respostas,
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (respostas.press(event)) return
      if (event.key === 'Escape' && editada) leave()
      if (event.key === 'ArrowUp' && !editada && event.currentTarget.value === '' && onEditarUltima())
        return event.preventDefault()
      pressKey(event)
    },
    onInput() {
      const agora = Date.now()
      const texto = campo.current?.value ?? ''
      if (!editada) keepRascunho(sala.sala, texto)
      const isBusca = !editada && respostas.hear(texto)
      // The customer is not told that the team notes something, nor that it looks for something.
      if (isBusca || isNota || agora - dito.current < DIGITANDO_MS) return
      dito.current = agora
      ligacaoOf(quem).tellDigitando(sala.sala)
    },
  }
}

/** What stands in the field when a room is opened, and when a sent message is. */
function useCampo({ campo, sala }: Pick<RedacaoProps, 'campo' | 'sala'>, editado: string | null): void {
  useEffect(() => {
    if (editado === null) return
    write(campo.current, editado)
    campo.current?.focus()
  }, [editado, campo])
  useEffect(() => write(campo.current, readRascunho(sala.sala)), [campo, sala.sala])
}

/** Null: it was refused, and said why. */
async function saveEditada({ sala, idmensagem }: MensagemChat, quem: QuemConversa, texto: string) {
  const resposta = await api('PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}', {
    params: { sala, idmensagem },
    body: { ...quem, texto },
  })
  if (!resposta.ok) showToast(resposta.falha.error)
  return resposta.ok ? resposta.dados : null
}

function write(campo: HTMLTextAreaElement | null, texto: string): void {
  if (campo) campo.value = texto
}

/** Enter sends; Esc leaves the field, so that the keys of the list work again. */
function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Escape') event.currentTarget.blur()
  // An accent that is being composed is not the end of the message.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
