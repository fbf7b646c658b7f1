import { useNavigate } from 'react-router'

import { IconButton } from '@vitrine/ui'

import { useLoja } from '#shell'

import { CabecalhoOrcamento } from '#opcoes-carrinho'
import { ConteudoCarrinho } from './conteudo.tsx'
import { EstadoSalvo } from './estado-salvo.tsx'
import { TituloCarrinho } from './titulo.tsx'

export { saveLinha as action } from './save-linha.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

/** The cart as a page: the whole screen of a phone, a column on a desktop. */
export default function PaginaCarrinho() {
  const { nome } = useLoja()
  const navigate = useNavigate()
  return (
    <main className="pagina-carrinho print:[&_.btn]:hidden print:[&_button]:hidden print:[&_summary]:hidden">
      <title>{`Carrinho · ${nome}`}</title>
      <header className="pagina-carrinho-topo print:hidden">
        <IconButton icon="arrow-left" label="Voltar" onClick={() => void navigate(-1)} />
        <h1>
          <TituloCarrinho />
        </h1>
        <EstadoSalvo />
      </header>
      <CabecalhoOrcamento />
      <ConteudoCarrinho />
    </main>
  )
}
