import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { filaOf, ligacaoOf } from '@vitrine/conversa'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

import { meio } from './meio.ts'
import { keepRascunho, readRascunho } from './rascunho.ts'
import type { RedacaoProps } from './redacao.tsx'

/** While somebody writes, the customer is told so often. */
const DIGITANDO_MS = 3000

/** What is written in a room: a new message goes to what waits on the device, a changed one by its call. */
export function useRedacao({ campo, sala, quem, modo, editada, onEditada }: RedacaoProps) {
  const dito = useRef(0)
  const editado = editada?.conteudo?.tipo === 'TEXTO' ? editada.conteudo.texto : null
  useEffect(() => {
    if (editado === null) return
    write(campo.current, editado)
    campo.current?.focus()
  }, [editado, campo])

  useEffect(() => write(campo.current, readRascunho(sala.sala)), [campo, sala.sala])

  const isNota = editada ? editada.interna : modo === 'nota'
  /** What was begun before a sent message was opened stands there again. */
  function leave(mudada: MensagemChat | null = null) {
    write(campo.current, readRascunho(sala.sala))
    onEditada(mudada)
  }
  async function saveEditada(qual: MensagemChat, texto: string) {
    const resposta = await api('PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}', {
      params: { sala: sala.sala, idmensagem: qual.idmensagem },
      body: { ...quem, texto },
    })
    if (!resposta.ok) return void showToast(resposta.falha.error)
    leave(resposta.dados)
  }
  return {
    leave: () => leave(),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      const texto = campo.current?.value.trim() ?? ''
      if (!texto) return
      if (editada) return void saveEditada(editada, texto)
      filaOf(meio, quem, sala.eu.idusuario).add({
        sala: sala.sala,
        conteudo: { tipo: 'TEXTO', texto },
        interna: isNota || undefined,
      })
      dito.current = 0
      write(campo.current, '')
      keepRascunho(sala.sala, '')
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.key === 'Escape' && editada) leave()
      pressKey(event)
    },
    onInput() {
      const agora = Date.now()
      // Words of a message that was sent are no draft.
      if (!editada) keepRascunho(sala.sala, campo.current?.value ?? '')
      // The customer is not told that the team notes something.
      if (isNota || agora - dito.current < DIGITANDO_MS) return
      dito.current = agora
      ligacaoOf(quem).tellDigitando(sala.sala)
    },
  }
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
