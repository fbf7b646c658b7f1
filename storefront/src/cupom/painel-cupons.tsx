import { useLocation, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { useCarro } from '#carrinho'
import { desktop, useLoja, useOpenPainel } from '#shell'
import type { ConteudoProps } from '#shell'

import { Cupons } from './cupons.tsx'

/** The specification's wait before the menu closes once a coupon is set (§4, §9). */
const FECHA_MS = 200

/** The customer's coupons beside the shop; choosing one closes the panel and shows the cart's discount (ux 1.13.3). */
export function PainelCupons({ close }: ConteudoProps) {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const open = useOpenPainel()
  const navigate = useNavigate()
  const { store } = useCarro()

  function onApplied() {
    setTimeout(() => {
      store.setState({ focoCupom: true })
      if (pathname === urls.carrinho(slug) || pathname === urls.finalizar(slug)) close()
      else if (matchMedia(desktop).matches) open('carrinho')
      else void navigate(urls.carrinho(slug), { replace: true })
    }, FECHA_MS)
  }

  return <Cupons inicial={null} onApplied={onApplied} />
}
