import { useState } from 'react'

import type { Aparencia } from '@vitrine/contract'

import { readBase64 } from '#arquivo'
import { api, useTrabalho } from '#shell'

import { logoOn, razaoOf, sayAviso, type Logo, type LugarDoLogo } from './logo.ts'

/** What is going on at one place. */
interface Envio {
  isEnviando: boolean
  erro: string
  aviso: string
}
const PARADO: Envio = { isEnviando: false, erro: '', aviso: '' }
const BYTES = 10 * 1024 * 1024

/** The pictures of a logo while they are chosen: nothing is worn before it is written, and each is taken back. */
export function useLogo({ logo: lido, entradas }: Aparencia, onRazao: (razao: number) => void) {
  const { idfornecedor } = useTrabalho().loja
  const [logo, setLogo] = useState(lido)
  /** What stood at each place before its last change. */
  const [antes, setAntes] = useState<Partial<Logo>>({})
  const [envios, setEnvios] = useState<Partial<Record<LugarDoLogo, Envio>>>({})
  const [razoes, setRazoes] = useState<Readonly<Record<string, number>>>({
    [logoOn(lido, 'light')]: entradas.logoRatio,
  })
  const tell = (lugar: LugarDoLogo, envio: Partial<Envio>) =>
    setEnvios((todos) => ({ ...todos, [lugar]: { ...PARADO, ...envio } }))

  function put(lugar: LugarDoLogo, hash: string, conhecidas = razoes) {
    const novo = { ...logo, [lugar]: hash }
    setAntes((outras) => ({ ...outras, [lugar]: logo[lugar] }))
    setLogo((agora) => ({ ...agora, [lugar]: hash }))
    // The box of the header has the proportions of what stands in it.
    const [mostrado, mostrava] = [logoOn(novo, 'light'), logoOn(logo, 'light')]
    const razao = conhecidas[mostrado]
    if (mostrado && mostrado !== mostrava && razao) onRazao(razao)
  }

  return {
    logo,
    /** Somebody else's stand there now. */
    setLogo,
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
      if (arquivo.size > BYTES) {
        tell(lugar, { erro: 'A imagem passa de 10 MB.' })
        return false
      }
      tell(lugar, { isEnviando: true })
      const dados = await readBase64(arquivo).catch(() => null)
      if (!dados) {
        tell(lugar, { erro: 'O arquivo está vazio ou não pôde ser lido.' })
        return false
      }
      const resposta = await api('POST /painel/v1/{idfornecedor}/marca/imagens', {
        params: { idfornecedor },
        body: { dados },
      })
      if (!resposta.ok) {
        const { campos, error } = resposta.falha
        tell(lugar, { erro: campos?.['dados'] ?? error })
        return false
      }
      const { hash, ...medida } = resposta.dados
      const conhecidas = { ...razoes, [hash]: razaoOf(medida) }
      setRazoes(conhecidas)
      tell(lugar, { aviso: sayAviso(lugar, medida, arquivo.type === 'image/svg+xml') })
      put(lugar, hash, conhecidas)
      return true
    },
  }
}
export type LogoEscolhido = ReturnType<typeof useLogo>
