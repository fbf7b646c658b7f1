import { pluralize } from '@vitrine/rules/texto'

import { useCarrinho } from '#carrinho'

/** 'Carrinho 7 produtos'. */
export function TituloCarrinho() {
  const linhas = useCarrinho(({ itens }) => itens.length)
  return (
    <>
      Carrinho
      {/* The space comes with what it is for: alone it would move when that does. */}
      {linhas > 0 && (
        <>
          {' '}
          <small className="carrinho-contagem">{pluralize(linhas, 'produto', 'produtos')}</small>
        </>
      )}
    </>
  )
}
