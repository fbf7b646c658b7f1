import { useEffect, useRef, useState } from 'react'

import type { Textos } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { readProduto, type ProdutoEscrito } from './campos-do-produto.ts'

/** So long nothing is typed before the page is drawn anew, in ms. */
const PAUSA = 350

/** What stands in the form, and who looks at its page. */
export interface Escrita {
  textos: Textos
  imagens: ProdutoEscrito['imagens']
  visto: ProdutoEscrito
  /** '' for a visitor. */
  grupo: string
}

interface PaginaVista {
  /** '' until there is one. */
  caminho: string
  /** With another one the page is drawn again. */
  versao: string
  /** Why what is shown is older than what is typed; '': it is not. */
  aviso: string
  isFalha: boolean
}

const FALTA =
  'A prévia aparece quando nome, código (SKU), unidade e categoria estiverem certos no formulário.'
const PAROU = 'A prévia mostra o último estado válido.'

/** The page of a product as its form has it: a link that follows what is typed, while somebody looks at it. */
export function usePreviaDaPagina({ textos, imagens, visto, grupo }: Escrita) {
  const { idfornecedor } = useTrabalho().loja
  const [vista, setVista] = useState<PaginaVista>({ caminho: '', versao: '', aviso: '', isFalha: false })
  const [isEspera, setEspera] = useState(true)
  const [vez, setVez] = useState(0)
  const codigo = useRef<string | undefined>(undefined)
  const desenhos = useRef(0)
  useEffect(() => {
    const controle = new AbortController()
    const stay = (aviso: string, isFalha = false) => {
      setEspera(false)
      setVista((antes) => ({
        ...antes,
        isFalha,
        aviso: antes.caminho && !isFalha ? `${PAROU} ${aviso}` : aviso,
      }))
    }
    async function draw() {
      const lida = readProduto(textos, visto)
      if ('erros' in lida) return stay(codigo.current ? sayErros(lida.erros) : FALTA)
      setEspera(true)
      const { idcadastroextraproduto } = visto
      const resposta = await api(
        'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa',
        {
          params: { idfornecedor, idcadastroextraproduto },
          body: {
            ...lida.dito,
            ...(imagens !== visto.imagens && { imagens }),
            ...(visto.versao === null && { versao: null }),
            ...(codigo.current && { codigo: codigo.current }),
            grupo: grupo || null,
          },
        },
        { signal: controle.signal },
      )
      if (controle.signal.aborted) return undefined
      if (!resposta.ok) {
        const { campos, error } = resposta.falha
        return campos ? stay(sayErros(campos)) : stay(error, true)
      }
      codigo.current = resposta.dados.codigo
      desenhos.current += 1
      return setVista({
        caminho: resposta.dados.caminho,
        versao: String(desenhos.current),
        aviso: '',
        isFalha: false,
      })
    }
    const espera = setTimeout(
      () => {
        draw().catch(() => {
          if (!controle.signal.aborted)
            stay('Não conseguimos desenhar a prévia. O que você escreveu continua aqui.', true)
        })
      },
      desenhos.current === 0 ? 0 : PAUSA,
    )
    return () => {
      clearTimeout(espera)
      controle.abort()
    }
  }, [idfornecedor, textos, imagens, visto, grupo, vez])
  return {
    ...vista,
    isEspera,
    onDesenhada: () => setEspera(false),
    retry: () => setVez((antes) => antes + 1),
  }
}

const sayErros = (erros: Readonly<Record<string, string | undefined>>): string => {
  const [primeiro = ''] = Object.values(erros)
  const mais = Object.keys(erros).length - 1
  return mais > 0 ? `Falta acertar ${mais + 1} campos: ${primeiro}` : `Falta acertar um campo: ${primeiro}`
}
