import type { MensagemChat } from '@vitrine/contract'
import { BYTES_DO_ANEXO, TIPOS_DO_ANEXO } from '@vitrine/contract/chat'

import { donoOf, type QuemConversa } from './quem-conversa.ts'
import type { Upload } from './upload.ts'

/** A file that is not in the room yet. */
export interface AnexoNaFila {
  idmensagem: string
  nome: string
  interna: boolean
  /** From 0 to 1: how much of it has left this device. */
  parte: number
  /** Why it did not go; null: it goes, or waits for its turn. */
  erro: string | null
  /** The same file may be tried again: it was not refused for what it is. */
  podeRepetir: boolean
}

interface Arquivo extends AnexoNaFila {
  file: File
}

const nada: readonly Arquivo[] = []
const stores = new Map<string, AnexosStore>()

/** Files on their way into a room, for as long as the page lives: who looks at another room meanwhile finds them again. Of the browser alone. */
export function anexosOf(quem: QuemConversa, sala: string, upload: Upload): AnexosStore {
  const dono = `${donoOf(quem)}:${sala}`
  const known = stores.get(dono) ?? new AnexosStore(quem, sala, upload)
  stores.set(dono, known)
  return known
}

export class AnexosStore {
  #quem: QuemConversa
  #sala: string
  #upload: Upload
  #arquivos = nada
  #vez = Promise.resolve()
  #listeners = new Set<() => void>()
  #deEnviados = new Set<(mensagem: MensagemChat) => void>()

  constructor(quem: QuemConversa, sala: string, upload: Upload) {
    this.#quem = quem
    this.#sala = sala
    this.#upload = upload
  }

  read = (): readonly AnexoNaFila[] => this.#arquivos

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Told of each file that the shop took. */
  onEnviado(listener: (mensagem: MensagemChat) => void): () => void {
    this.#deEnviados.add(listener)
    return () => void this.#deEnviados.delete(listener)
  }

  /** One after the other, in the order in which they were chosen. */
  add(files: readonly File[], interna: boolean): void {
    const novos = files.map((file) => {
      const erro = judgeArquivo(file)
      const idmensagem = crypto.randomUUID()
      return { idmensagem, nome: file.name, file, interna, parte: 0, erro, podeRepetir: false }
    })
    this.#show([...this.#arquivos, ...novos])
    for (const { idmensagem, erro } of novos) if (erro === null) this.#enqueue(idmensagem)
  }

  retry(idmensagem: string): void {
    this.#change(idmensagem, { erro: null, parte: 0 })
    this.#enqueue(idmensagem)
  }

  drop(idmensagem: string): void {
    this.#show(this.#arquivos.filter((cada) => cada.idmensagem !== idmensagem))
  }

  #enqueue(idmensagem: string): void {
    this.#vez = this.#vez.then(() => this.#send(idmensagem))
  }

  async #send(idmensagem: string): Promise<void> {
    const arquivo = this.#arquivos.find((cada) => cada.idmensagem === idmensagem)
    if (!arquivo) return
    const dados = await readBase64(arquivo.file)
    if (dados === null) {
      const erro = 'Não conseguimos ler este arquivo no seu aparelho.'
      return this.#change(idmensagem, { erro, podeRepetir: true })
    }
    const { nome, interna } = arquivo
    const resposta = await this.#upload(
      'POST /v4/chat/salas/{sala}/anexos',
      { params: { sala: this.#sala }, body: { ...this.#quem, idmensagem, nome, dados, interna } },
      { onProgress: (parte) => this.#change(idmensagem, { parte }) },
    )
    if (!resposta.ok) {
      const { falha, status } = resposta
      const erro = falha.campos?.dados ?? falha.error
      return this.#change(idmensagem, { erro, podeRepetir: status !== 400 && status !== 413 })
    }
    for (const listener of this.#deEnviados) listener(resposta.dados)
    this.drop(idmensagem)
  }

  #change(idmensagem: string, mudanca: Partial<AnexoNaFila>): void {
    this.#show(
      this.#arquivos.map((cada) => (cada.idmensagem === idmensagem ? { ...cada, ...mudanca } : cada)),
    )
  }

  #show(arquivos: readonly Arquivo[]): void {
    this.#arquivos = arquivos
    for (const listener of this.#listeners) listener()
  }
}

/** What is plain before anything is sent; null: nothing. */
function judgeArquivo({ size, type }: File): string | null {
  if (!(TIPOS_DO_ANEXO as readonly string[]).includes(type))
    return 'Envie uma imagem (JPEG, PNG ou WebP) ou um PDF.'
  if (size === 0) return 'Este arquivo está vazio.'
  return size > BYTES_DO_ANEXO ? `Este arquivo passa de ${BYTES_DO_ANEXO / 1024 / 1024} MB.` : null
}

/** Null: the device does not give it out (it was moved, or is gone). */
function readBase64(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : null),
    )
    reader.readAsDataURL(file)
  })
}
