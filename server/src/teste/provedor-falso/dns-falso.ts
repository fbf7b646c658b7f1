import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv4 } from 'node:net'

/** A name server of this machine alone. */
export interface DnsFalso {
  /** 'endereço:porta' */
  servidor: string
  /** Texts by name; a name that stands nowhere here does not exist. */
  textos: Map<string, string[]>
  /** Other names by name (CNAME). */
  apelidos: Map<string, string>
  /** Addresses by name, IPv4 and IPv6 in full ('2001:db8:0:0:0:0:0:1'). */
  enderecos: Map<string, string[]>
  /** It takes questions and says nothing. */
  calado: boolean
  close(): Promise<void>
}

/** Types of records (RFC 1035, 3.2.2; RFC 3596). */
const [A, CNAME, TXT, AAAA] = [1, 5, 16, 28]

export async function startDnsFalso(porta = 0): Promise<DnsFalso> {
  const socket = createSocket('udp4')
  const falso: DnsFalso = {
    servidor: '',
    textos: new Map(),
    apelidos: new Map(),
    enderecos: new Map(),
    calado: false,
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
  socket.on('message', (pergunta, { address, port }) => {
    if (!falso.calado) socket.send(answer(pergunta, falso), port, address)
  })
  socket.bind(porta, '127.0.0.1')
  await once(socket, 'listening')
  falso.servidor = `127.0.0.1:${socket.address().port}`
  return falso
}

/** The answer to one question (RFC 1035, 4.1), its name pointed to where the question has it. */
function answer(pergunta: Buffer, falso: DnsFalso): Buffer {
  const { nome, fim } = readNome(pergunta)
  const isKnown = [falso.textos, falso.apelidos, falso.enderecos].some((mapa) => mapa.has(nome))
  const registros = listRegistros(falso, nome, pergunta.readUInt16BE(fim))
  const cabecalho = Buffer.alloc(12)
  pergunta.copy(cabecalho, 0, 0, 2)
  // An answer, recursion there; 3: no such name.
  cabecalho.writeUInt16BE(0x81_80 | (isKnown ? 0 : 3), 2)
  cabecalho.writeUInt16BE(1, 4)
  cabecalho.writeUInt16BE(registros.length, 6)
  return Buffer.concat([cabecalho, pergunta.subarray(12, fim + 4), ...registros])
}

function listRegistros({ textos, apelidos, enderecos }: DnsFalso, nome: string, tipo: number): Buffer[] {
  if (tipo === TXT) return (textos.get(nome) ?? []).map((texto) => toRegistro(TXT, toTexto(texto)))
  const apelido = apelidos.get(nome)
  if (tipo === CNAME) return apelido ? [toRegistro(CNAME, toNome(apelido))] : []
  // As a resolver answers: the addresses of the name that it stands for.
  const deles = enderecos.get(apelido ?? nome) ?? []
  return deles.filter((endereco) => isIPv4(endereco) === (tipo === A)).map(toEndereco)
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
function toTexto(texto: string): Buffer {
  const bytes = Buffer.from(texto)
  const partes = Array.from({ length: Math.ceil(bytes.length / 255) || 1 }, (_, i) => {
    const parte = bytes.subarray(i * 255, i * 255 + 255)
    return Buffer.concat([Buffer.from([parte.length]), parte])
  })
  return Buffer.concat(partes)
}

function toNome(nome: string): Buffer {
  const partes = nome
    .split('.')
    .map((parte) => Buffer.concat([Buffer.from([parte.length]), Buffer.from(parte)]))
  return Buffer.concat([...partes, Buffer.from([0])])
}

function toEndereco(endereco: string): Buffer {
  if (isIPv4(endereco)) return toRegistro(A, Buffer.from(endereco.split('.').map(Number)))
  const dados = Buffer.alloc(16)
  endereco.split(':').forEach((parte, i) => dados.writeUInt16BE(Number.parseInt(parte, 16), i * 2))
  return toRegistro(AAAA, dados)
}

function toRegistro(tipo: number, dados: Buffer): Buffer {
  const registro = Buffer.alloc(12)
  registro.writeUInt16BE(0xc0_0c, 0)
  registro.writeUInt16BE(tipo, 2)
  registro.writeUInt16BE(1, 4)
  registro.writeUInt32BE(0, 6)
  registro.writeUInt16BE(dados.length, 10)
  return Buffer.concat([registro, dados])
}
