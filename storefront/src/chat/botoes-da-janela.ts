import { createContext, type ReactNode } from 'react'

/** In a window over the page: what puts it away. Null where a room is the page. */
export const BotoesDaJanela = createContext<ReactNode>(null)
