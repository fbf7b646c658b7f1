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

const LONGE = 'Não conseguimos desenhar a prévia. O que você escreveu continua aqui.'

type Desenhada = { caminho: string; link: string } | { aviso: string; isFalha: boolean }

/** Sends what stands in the form; `codigo`: of the link that goes on, '' for none. Throws what the network does. */
async function drawPagina(
  { textos, imagens, visto, grupo }: Escrita,
  { idfornecedor, codigo, signal }: { idfornecedor: string; codigo: string; signal: AbortSignal },
): Promise<Desenhada> {
  const lida = readProduto(textos, visto)
  if ('erros' in lida) return { aviso: codigo ? sayErros(lida.erros) : FALTA, isFalha: false }
  const resposta = await api(
    'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa',
    {
      params: { idfornecedor, idcadastroextraproduto: visto.idcadastroextraproduto },
      body: {
        ...lida.dito,
        ...(imagens !== visto.imagens && { imagens }),
        ...(visto.versao === null && { versao: null }),
        ...(codigo && { link: codigo }),
        grupo: grupo || null,
      },
    },
    { signal },
  )
  if (resposta.ok) return resposta.dados
  const { campos, error } = resposta.falha
  return campos ? { aviso: sayErros(campos), isFalha: false } : { aviso: error, isFalha: true }
}

/** The page of a product as its form has it: a link that follows what is typed, while somebody looks at it. */
export function usePreviaDaPagina({ textos, imagens, visto, grupo }: Escrita) {
  const { idfornecedor } = useTrabalho().loja
  const [vista, setVista] = useState<PaginaVista>({ caminho: '', versao: '', aviso: '', isFalha: false })
  const [isEspera, setEspera] = useState(true)
  const [vez, setVez] = useState(0)
  const link = useRef({ codigo: '', desenhos: 0 })
  useEffect(() => {
    const { signal, abort } = makeControle()
    function put(desenhada: Desenhada) {
      if (signal.aborted) return
      if ('aviso' in desenhada) {
        const { aviso, isFalha } = desenhada
        setEspera(false)
        return setVista((antes) => ({
          ...antes,
          isFalha,
          aviso: antes.caminho && !isFalha ? `${PAROU} ${aviso}` : aviso,
        }))
      }
      const { link: codigo, caminho } = desenhada
      link.current = { codigo, desenhos: link.current.desenhos + 1 }
      return setVista({ caminho, versao: String(link.current.desenhos), aviso: '', isFalha: false })
    }
    const espera = setTimeout(
      () => {
        setEspera(true)
        const { codigo } = link.current
        drawPagina({ textos, imagens, visto, grupo }, { idfornecedor, codigo, signal })
          .catch(() => ({ aviso: LONGE, isFalha: true }))
          .then(put)
      },
      link.current.codigo ? PAUSA : 0,
    )
    return () => {
      clearTimeout(espera)
      abort()
    }
  }, [idfornecedor, textos, imagens, visto, grupo, vez])
  const retry = () => setVez((antes) => antes + 1)
  return { ...vista, isEspera, onDesenhada: () => setEspera(false), retry }
}

function makeControle() {
  const controle = new AbortController()
  return { signal: controle.signal, abort: () => controle.abort() }
}

const sayErros = (erros: Readonly<Record<string, string | undefined>>): string => {
  const [primeiro = ''] = Object.values(erros)
  const mais = Object.keys(erros).length - 1
  return mais > 0 ? `Falta acertar ${mais + 1} campos: ${primeiro}` : `Falta acertar um campo: ${primeiro}`
}
