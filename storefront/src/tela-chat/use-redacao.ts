import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { filaOf } from '@vitrine/conversa'
import { showToast } from '@vitrine/ui'

import { ligacaoOf, meio } from '#chat'
import { api } from '#shell'

import type { DadosSala } from './read-sala.ts'

/** While somebody writes, the other side is told so often. */
const DIGITANDO_MS = 3000

interface Escrita {
  dados: DadosSala
  /** The message whose words are changed; null: a new one is written. */
  editada: MensagemChat | null
  /** A question that was chosen, to be changed before it is sent. */
  sugerida: string
  /** @param mudada null: nothing was changed */
  onEditada: (mudada: MensagemChat | null) => void
}

export interface Redacao {
  campo: RefObject<HTMLTextAreaElement | null>
  onSubmit: (event: FormEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onInput: () => void
  /** Leaves the message that is being changed as it was. */
  leave: () => void
}

/** What is written in a room: a new message goes to what waits on the device, a changed one by its call. */
export function useRedacao({ dados, editada, sugerida, onEditada }: Escrita): Redacao {
  const { quem, historico } = dados
  const { sala, eu } = historico.sala
  const campo = useRef<HTMLTextAreaElement>(null)
  const dito = useRef(0)
  const editado = editada?.conteudo?.tipo === 'TEXTO' ? editada.conteudo.texto : null
  useEscrito(campo, editado)
  useEscrito(campo, sugerida || null)

  function leave() {
    write(campo.current, '')
    onEditada(null)
  }
  async function saveEditada(qual: MensagemChat, texto: string) {
    const resposta = await api('PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}', {
      params: { sala, idmensagem: qual.idmensagem },
      body: { ...quem, texto },
    })
    if (!resposta.ok) return void showToast(resposta.falha.error)
    write(campo.current, '')
    onEditada(resposta.dados)
  }
  return {
    campo,
    leave,
    onSubmit(event) {
      event.preventDefault()
      const texto = campo.current?.value.trim() ?? ''
      if (!texto) return
      if (editada) return void saveEditada(editada, texto)
      filaOf(meio, quem, eu.idusuario).add({ sala, conteudo: { tipo: 'TEXTO', texto } })
      dito.current = 0
      write(campo.current, '')
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && editada) {
        // The window that it stands in stays open.
        event.preventDefault()
        leave()
      }
      // An accent that is being composed is not the end of the message.
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
      event.preventDefault()
      // An empty field is not answered by the browser's own words, in whatever language it speaks.
      if (event.currentTarget.value.trim()) event.currentTarget.form?.requestSubmit()
    },
    onInput() {
      const agora = Date.now()
      if (agora - dito.current < DIGITANDO_MS) return
      dito.current = agora
      ligacaoOf(quem).tellDigitando(sala)
    },
  }
}

/** Puts words where one writes, once: a window that comes back has kept what became of them since (chat/janela.store.ts). */
function useEscrito(campo: RefObject<HTMLTextAreaElement | null>, texto: string | null): void {
  const escrito = useRef<string>(null)
  useEffect(() => {
    if (texto !== null && texto !== escrito.current) write(campo.current, texto)
    escrito.current = texto
  }, [campo, texto])
}

function write(campo: HTMLTextAreaElement | null, texto: string): void {
  if (!campo) return
  campo.value = texto
  campo.focus()
}
