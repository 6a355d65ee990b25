import '../rateRange/mui';
import '../dateRange/mui';
import '../filterDialog/mui';
import '../chat/mui';
import '../jobCards/mui';
import './windows.css';
