import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server of this machine alone. */
export interface DnsFalso {
  /** 'endereço:porta' */
  servidor: string
  /** Texts by name; a name that is not there does not exist. */
  textos: Map<string, string[]>
  /** It takes questions and says nothing. */
  calado: boolean
  close(): Promise<void>
}

const TXT = 16

export async function startDnsFalso(): Promise<DnsFalso> {
  const socket = createSocket('udp4')
  const falso: DnsFalso = {
    servidor: '',
    textos: new Map(),
    calado: false,
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
  socket.on('message', (pergunta, { address, port }) => {
    if (!falso.calado) socket.send(answer(pergunta, falso.textos), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  falso.servidor = `127.0.0.1:${socket.address().port}`
  return falso
}

/** The answer to one question (RFC 1035, 4.1), its name pointed to where the question has it. */
function answer(pergunta: Buffer, textos: ReadonlyMap<string, string[]>): Buffer {
  const { nome, fim } = readNome(pergunta)
  const achados = textos.get(nome)
  const cabecalho = Buffer.alloc(12)
  pergunta.copy(cabecalho, 0, 0, 2)
  // An answer, recursion there; 3: no such name.
  cabecalho.writeUInt16BE(0x81_80 | (achados ? 0 : 3), 2)
  cabecalho.writeUInt16BE(1, 4)
  cabecalho.writeUInt16BE(achados?.length ?? 0, 6)
  return Buffer.concat([cabecalho, pergunta.subarray(12, fim + 4), ...(achados ?? []).map(toRegistro)])
}

function readNome(pergunta: Buffer): { nome: string; fim: number } {
  const partes: string[] = []
  let i = 12
  for (let tamanho = pergunta[i] ?? 0; tamanho > 0; tamanho = pergunta[i] ?? 0) {
    partes.push(pergunta.toString('latin1', i + 1, i + 1 + tamanho))
    i += tamanho + 1
  }
  return { nome: partes.join('.').toLowerCase(), fim: i + 1 }
}

/** Long texts come in strings of 255 bytes at most. */
function toRegistro(texto: string): Buffer {
  const bytes = Buffer.from(texto)
  const partes = Array.from({ length: Math.ceil(bytes.length / 255) || 1 }, (_, i) => {
    const parte = bytes.subarray(i * 255, i * 255 + 255)
    return Buffer.concat([Buffer.from([parte.length]), parte])
  })
  const dados = Buffer.concat(partes)
  const registro = Buffer.alloc(12)
  registro.writeUInt16BE(0xc0_0c, 0)
  registro.writeUInt16BE(TXT, 2)
  registro.writeUInt16BE(1, 4)
  registro.writeUInt32BE(0, 6)
  registro.writeUInt16BE(dados.length, 10)
  return Buffer.concat([registro, dados])
}
