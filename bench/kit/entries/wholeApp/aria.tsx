import '../rateRange/aria';
import '../dateRange/aria';
import '../filterDialog/aria';
import '../chat/aria';
import '../jobCards/aria';
import './windows.css';
