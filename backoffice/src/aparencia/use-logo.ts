import { useRef, useState } from 'react'

import { sendImagem } from '#arquivo'
import { useTrabalho } from '#shell'

import type { Aparente } from './aparencia.ts'
import { logoOn, razaoOf, sayAviso, type Logo, type LugarDoLogo } from './logo.ts'

/** What is going on at one place. */
interface Envio {
  isEnviando: boolean
  erro: string
  aviso: string
}
const PARADO: Envio = { isEnviando: false, erro: '', aviso: '' }

/** The pictures of a logo while they are chosen: nothing is worn before it is written, and each is taken back. */
export function useLogo({ logo: lido, entradas }: Aparente, onRazao: (razao: number) => void) {
  const { idfornecedor } = useTrabalho().loja
  const { logo, antes, setLogo, put, keepRazao } = useEscolha(lido, entradas.logoRatio, onRazao)
  const [envios, setEnvios] = useState<Partial<Record<LugarDoLogo, Envio>>>({})
  const tell = (lugar: LugarDoLogo, envio: Partial<Envio>) =>
    setEnvios((todos) => ({ ...todos, [lugar]: { ...PARADO, ...envio } }))
  return {
    logo,
    /** Somebody else's stand there now. */
    setLogo,
    /** What stood at each place before its last change. */
    antes,
    envioOf: (lugar: LugarDoLogo): Envio => envios[lugar] ?? PARADO,
    isEnviando: Object.values(envios).some(({ isEnviando }) => isEnviando),
    remove(lugar: LugarDoLogo) {
      tell(lugar, PARADO)
      put(lugar, '')
    },
    takeBack(lugar: LugarDoLogo) {
      tell(lugar, PARADO)
      put(lugar, antes[lugar] ?? '')
    },
    /** Whether it was taken in. */
    async send(lugar: LugarDoLogo, arquivo: File): Promise<boolean> {
      tell(lugar, { isEnviando: true })
      const enviada = await sendImagem('POST /painel/v1/{idfornecedor}/marca/imagens', idfornecedor, arquivo)
      if ('erro' in enviada) {
        tell(lugar, enviada)
        return false
      }
      tell(lugar, { aviso: sayAviso(lugar, enviada, arquivo.type === 'image/svg+xml') })
      keepRazao(enviada.hash, razaoOf(enviada))
      put(lugar, enviada.hash)
      return true
    },
  }
}
export type LogoEscolhido = ReturnType<typeof useLogo>

/** Which picture stands where. Two may arrive at once: each is put beside what stands there by then. */
function useEscolha(lido: Logo, razaoLida: number, onRazao: (razao: number) => void) {
  const atual = useRef(lido)
  const razoes = useRef<Readonly<Record<string, number>>>({ [logoOn(lido, 'light')]: razaoLida })
  const [logo, show] = useState(lido)
  const [antes, setAntes] = useState<Partial<Logo>>({})
  function setLogo(novo: Logo) {
    atual.current = novo
    show(novo)
  }
  return {
    logo,
    antes,
    setLogo,
    keepRazao(hash: string, razao: number) {
      razoes.current = { ...razoes.current, [hash]: razao }
    },
    put(lugar: LugarDoLogo, hash: string) {
      const mostrava = logoOn(atual.current, 'light')
      const tirado = atual.current[lugar]
      setAntes((outras) => ({ ...outras, [lugar]: tirado }))
      setLogo({ ...atual.current, [lugar]: hash })
      // The box of the header has the proportions of what stands in it.
      const mostrado = logoOn(atual.current, 'light')
      const razao = razoes.current[mostrado]
      if (mostrado && mostrado !== mostrava && razao) onRazao(razao)
    },
  }
}
