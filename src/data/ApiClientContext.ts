import { createContext, useContext } from 'react';
import type { ApiClient } from './apiClient';
import { httpClient } from './httpClient';

export const ApiClientContext = createContext<ApiClient>(httpClient);

/** The client that this tree talks through. */
export const useApiClient = (): ApiClient => useContext(ApiClientContext);
